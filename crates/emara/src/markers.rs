//! The ten rotating markers (EMA-MKR-01 to 04).

use crate::Emara;
use crate::event::{Event, Events};
use crate::ids::Marker;

impl Emara {
    /// What a marker shows after `uses` uses: its values in order, then the printed one.
    #[inline]
    pub(crate) fn marker_after(&self, marker: Marker, uses: u8) -> u8 {
        let data = &self.data.markers[marker as usize];
        let values = &data.values[usize::from(self.state.seats)];
        values.get(usize::from(uses)).copied().unwrap_or(data.printed)
    }

    /// What a marker shows.
    #[inline]
    pub(crate) fn marker(&self, marker: Marker) -> u8 {
        self.marker_after(marker, self.state.markers[marker as usize])
    }

    /// Has the marker left the game?
    #[inline]
    pub(crate) fn marker_gone(&self, marker: Marker) -> bool {
        let values = &self.data.markers[marker as usize].values[usize::from(self.state.seats)];
        usize::from(self.state.markers[marker as usize]) >= values.len()
    }

    /// Turns a marker one step on; a marker that has left stays away (EMA-MKR-02).
    #[inline]
    pub(crate) fn turn_marker(&mut self, marker: Marker, events: &mut Events) {
        if self.marker_gone(marker) {
            return;
        }
        self.state.markers[marker as usize] += 1;
        if events.is_on() {
            let (value, gone) = (self.marker(marker), self.marker_gone(marker));
            events.all(|| Event::MarkerTurned { marker, value, gone });
        }
    }
}
