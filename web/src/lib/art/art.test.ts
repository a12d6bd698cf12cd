import { expect, it } from 'vitest';
import { shieldMarkup } from './arms';
import { charges } from './charges';
import { chosenSeal, sealMarkup, sealOf } from './seal';
import { armsId } from './sheet';

const horn = { division: 'plain', tinctures: ['vert'], charge: 'horn', charge_tincture: 'or', placement: 'centre' };

it('draws every charge without a gap', () => {
  for (const charge of Object.keys(charges)) {
    const markup = shieldMarkup({ ...horn, charge });
    expect(markup).not.toContain('{');
    expect(markup).toContain('#E3B23C');
  }
});

it('draws what it knows of a recipe with unknown words', () => {
  expect(shieldMarkup({ ...horn, charge: 'griffin', division: 'wavy' })).toContain('#2F7D4F');
  expect(shieldMarkup({ ...horn, tinctures: ['"><script>'] })).not.toContain('script');
});

it('draws each coat of arms once on a page', () => {
  const id = armsId(horn);
  expect(armsId({ ...horn })).toBe(id);
  expect(armsId({ ...horn, charge: 'eagle' })).not.toBe(id);
  expect(document.querySelectorAll(`#${id}`)).toHaveLength(1);
});

it('makes the same seal from a name as the house does', () => {
  const seals = ['Anna', 'Tomáš', 'Дора'].map((name) => Object.values(sealOf(name)).join(' '));
  expect(seals).toEqual(['azure star', 'gules crescent', 'azure boar-head']);
  expect(chosenSeal('azure tower', 'Anna')).toEqual({ field: 'azure', charge: 'tower' });
  expect(chosenSeal('mauve dragon', 'Anna')).toEqual(sealOf('Anna'));
  expect(sealMarkup(sealOf('Anna'))).not.toContain('{');
});

it('takes any word that somebody may have sent for arms', () => {
  for (const arms of [
    'constructor constructor',
    '__proto__ toString',
    'azure constructor',
    'hasOwnProperty tower',
    '\u0000',
    '',
  ]) {
    const seal = chosenSeal(arms, 'Anna');
    expect(seal).toEqual(sealOf('Anna'));
    expect(sealMarkup(seal)).not.toContain('undefined');
  }
  expect(sealMarkup({ field: 'constructor', charge: '__proto__' })).toContain('#A5342A');
  expect(shieldMarkup({ ...horn, charge: 'constructor', tinctures: ['toString'] })).not.toContain('undefined');
});
