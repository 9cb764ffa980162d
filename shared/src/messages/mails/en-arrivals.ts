/** Emails about goods that come to a reservation, by what was done; whoever did it gets none. */
export const mailsEnArrivals = {
  'arrival.action': 'See the arrival',
  'arrival.why': 'You get this email because you are part of this reservation on {product}.',
  'arrival.fact.slot': 'Slot',
  'arrival.fact.goods': 'Goods',
  'arrival.fact.carrier': 'Carrier',
  'arrival.fact.reference': 'Reference',
  'arrival.fact.counted': 'Counted',
  'arrival.fact.damaged': 'Damaged',
  'arrival.fact.note': 'Note',
  'arrival.slot': '{day}, {from} to {to}, in the warehouse’s time zone',
  'arrival.goods.pallet.one': '{count} pallet',
  'arrival.goods.pallet.other': '{count} pallets',
  'arrival.goods.unit.one': '{count} unit',
  'arrival.goods.unit.other': '{count} units',

  'arrival.announce.subject': 'Arrival announced for {day}: reservation {number}',
  'arrival.announce.body':
    '{customer} announced an arrival at {warehouse}.\n\nWhat happens next: confirm the slot, propose another one, or decline.',
  'arrival.confirm.subject': 'Arrival confirmed for {day}: reservation {number}',
  'arrival.confirm.body':
    '{warehouse} confirmed your arrival.\n\nWhat happens next: your goods arrive in this slot, and the warehouse checks them in.',
  'arrival.propose.subject': 'Another slot proposed, {day}: reservation {number}',
  'arrival.propose.body':
    '{warehouse} proposes another slot for your arrival.\n\nWhat happens next: accept the slot, or cancel the arrival and announce it again.',
  'arrival.decline.subject': 'Arrival declined: reservation {number}',
  'arrival.decline.body':
    '{warehouse} can’t take your arrival.\n\nWhat happens next: write to the warehouse, or announce the arrival for another day.',
  'arrival.accept.subject': 'Slot accepted for {day}: reservation {number}',
  'arrival.accept.body': '{customer} accepted the slot that you proposed at {warehouse}. The arrival is confirmed.',
  'arrival.cancel.subject': 'Arrival canceled: reservation {number}',
  'arrival.cancel.body': '{customer} canceled this arrival at {warehouse}. The slot is free again.',
  'arrival.check-in.subject': 'Goods checked in: reservation {number}',
  'arrival.check-in.body': '{warehouse} checked in your goods. Photos, if there are any, are with the arrival.',
} as const
