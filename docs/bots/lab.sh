#!/bin/sh
# The lab's reports of all games: lab.sh [FOLDER] [GAMES] [PROGRAM]. With `greedy` the whole takes some minutes on one core.
set -eu
folder=${1:-lab}
games=${2:-1000}
quintain=${3:-quintain}
mkdir -p "$folder"
report() { "$quintain" lab "$1" --preset "$2" --bots "$3" --games "$games" --seed 1 --threads 1 --html "$folder/$1-$2.html"; }
for preset in even-4 wizard-5 wizard-7 wizard-9; do report hearts $preset greedy; done
for preset in players-2 players-3 solo-40; do report emara $preset greedy; done
for preset in pas-darmes-2 plaisance-2 solo-challenge-medium solo-warrior-medium; do report glory $preset greedy; done
for preset in war-2 solo-war solo-flood solo-barbarians solo-rebellion; do report knight $preset greedy; done
