// A card's effect in signs, read from the label that explains it in words, so that cards somebody types in get theirs too.

import type { Arg, Label } from '../../protocol/wire';

/** A sign with a number, one of several signs, or what stands between them. */
export type Glyph =
  | { kind: 'good'; name: string; count: number }
  | { kind: 'choice'; names: string[]; count: number }
  | { kind: 'sign'; name: string; count?: number }
  | { kind: 'mark'; text: string };

const SIGNS: Record<string, string> = {
  'gloria-food': 'food',
  'gloria-gold': 'gold',
  'gloria-peace-token': 'peace',
  'gloria-glory': 'glory',
  'gloria-step': 'step',
  'gloria-amount-food': 'food',
  'gloria-amount-gold': 'gold',
  'gloria-amount-peace': 'peace',
  'gloria-amount-glory': 'glory',
  'gloria-amount-steps': 'step',
  'gloria-a-farm': 'farm',
  'gloria-a-city': 'city',
  'gloria-a-peace': 'shield',
  'gloria-a-building': 'building',
};
/** Cards that are given, and what comes back of them. */
const CARDS: Record<string, string> = {
  'gloria-cards-farm': 'farm',
  'gloria-cards-city': 'city',
  'gloria-cards-peace': 'shield',
  'gloria-cards-building': 'building',
};
const BACK: Record<string, string> = { 'gloria-gain-laurel': 'laurel', 'gloria-gain-price': 'purse' };
const THINGS: Record<string, Glyph> = {
  farm: { kind: 'sign', name: 'farm' },
  city: { kind: 'sign', name: 'city' },
  peace: { kind: 'sign', name: 'shield' },
  building: { kind: 'sign', name: 'building' },
  food: { kind: 'good', name: 'food', count: 1 },
  gold: { kind: 'good', name: 'gold', count: 1 },
  'peace-token': { kind: 'good', name: 'peace', count: 1 },
  glory: { kind: 'good', name: 'glory', count: 1 },
};
const sign = (name: string): Glyph => ({ kind: 'sign', name });
const mark = (text: string): Glyph => ({ kind: 'mark', text });

/** The goods that are named somewhere in an argument. */
function names(arg: Arg | undefined): string[] {
  if (!arg) return [];
  if ('term' in arg) return [SIGNS[arg.term] ?? 'step'];
  if ('list' in arg) return arg.list.flatMap(names);
  if ('label' in arg) return Object.values(arg.label.args ?? {}).flatMap(names);
  return [];
}

const number = (arg: Arg | undefined) => (arg && 'number' in arg ? Number(arg.number) : 1);

function goods(arg: Arg | undefined): Glyph[] {
  if (!arg || !('list' in arg)) return [];
  return arg.list.flatMap((part): Glyph[] => {
    if (!('label' in part)) return [];
    const { key, args } = part.label;
    const count = number(args?.['count']);
    if (key === 'gloria-amount-choice' || key === 'gloria-amount-things')
      return [{ kind: 'choice', names: names(args?.['goods']), count }];
    const card = CARDS[key];
    if (card) return [{ kind: 'sign', name: card, count }];
    const back = BACK[key];
    if (back) return [sign(back)];
    return [{ kind: 'good', name: SIGNS[key] ?? 'step', count }];
  });
}

const chosen = (arg: Arg | undefined): Glyph => {
  const found = names(arg);
  return found.length === 1 && found[0]
    ? { kind: 'good', name: found[0], count: 1 }
    : { kind: 'choice', names: found, count: 1 };
};

/** The signs of an effect from left to right. */
export function pictogram({ key, args = {} }: Label): Glyph[] {
  const effect = key.replace('gloria-effect-', '');
  const gain = goods(args['gain']);
  const thing = THINGS[effect.slice(effect.lastIndexOf('-') + 1)] ?? sign('building');
  if (effect === 'trade') return [...goods(args['cost']), mark('→'), ...gain];
  if (effect === 'trade-often') return [...goods(args['cost']), mark('×→'), ...gain];
  if (effect === 'discard-steps') return [sign('building'), mark('→'), sign('laurel')];
  if (effect === 'discard-price') return [sign('building'), mark('→'), sign('purse')];
  if (effect === 'discard-goods') return [sign('building'), mark('→'), ...gain];
  if (effect === 'owned') {
    const every = args['every'];
    const label = every && 'label' in every ? every.label : undefined;
    const per = number(label?.args?.['count']);
    const counted = THINGS[label?.key.replace('gloria-every-', '') ?? ''] ?? sign('building');
    return [...(per > 1 ? [mark(String(per))] : []), counted, mark('='), ...gain];
  }
  if (effect.startsWith('exclusive-')) return [thing, mark(':'), ...gain];
  if (effect.startsWith('goth-')) return [sign('goth'), thing, mark(':'), ...gain];
  if (effect === 'swap') return [sign('hammer'), chosen(args['pay']), mark('→'), chosen(args['asked'])];
  if (effect === 'swap-often')
    return [sign('hammer'), chosen(args['pay']), mark('×→'), chosen(args['asked'])];
  if (effect === 'when-buying') return [sign('hammer'), mark(':'), ...gain];
  if (effect.startsWith('wall-')) return [sign('wall'), thing];
  return gain;
}
