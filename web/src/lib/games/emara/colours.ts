/** The field of each event card. */
export const EVENT_FIELD: Record<string, string> = {
  'clear-the-old-forest': '#2F6B47',
  'bountiful-harvest': '#B4811E',
  'stone-from-distant-shores': '#5E6972',
  'fine-wool-fine-cloth': '#2C5AA0',
  'the-great-famine': '#7A3A20',
  'alms-for-the-poor': '#8A4F1C',
  'new-lore-in-old-books': '#7E241C',
  'an-early-winter': '#4A6FA0',
  'merchants-from-afar': '#1F6F78',
  'a-long-summer': '#C47A1C',
  'a-pious-donation': '#3F5590',
  'respected-at-court': '#6B3F86',
  'a-gift-from-the-people': '#8A2F5A',
  'good-labour-conditions': '#2F5B3C',
};
