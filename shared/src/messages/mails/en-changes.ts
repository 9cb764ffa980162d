/** Emails about a change of a reservation: what happened to a proposal, and the question about an extension. */
export const mailsEnChanges = {
  'change.action': 'See the reservation',
  'change.why': 'You get this email because you are part of this reservation on {product}.',
  'change.fact.change': 'Change',
  'change.fact.from': 'From',
  'change.fact.month': 'Each whole month',
  'change.fact.total': 'Total of the reservation',
  'change.fact.lastDay': 'Last day',
  'change.kind.quantity': 'Another quantity',
  'change.kind.extension': 'Extension',
  'change.fact.fulfillmentLastDay': 'Last day of fulfillment',
  'change.fact.deposit': 'Fulfillment deposit',
  'change.deposit': '{amount}, stays paid',
  'change.kind.end': 'Earlier end',
  'change.kind.fulfillment-end': 'End of fulfillment',
  'change.kind.both-end': 'Earlier end of storage and fulfillment',

  'change.proposed.subject': 'Change of reservation {number} proposed: {warehouse}',
  'change.proposed.body':
    '{who} proposes to change the reservation {number} at {warehouse}. The details below show the reservation after the change.\n\nWhat happens next: accept or decline. Until you do, the reservation stays as it is.',
  'change.accepted.subject': 'Change of reservation {number} accepted: {warehouse}',
  'change.accepted.body':
    '{who} accepted your proposal for the reservation {number} at {warehouse}. The details below show the reservation as it is now.\n\nWhat happens next: the amended agreement is on the reservation’s page.',
  'change.declined.subject': 'Change of reservation {number} declined: {warehouse}',
  'change.declined.body':
    '{who} declined your proposal for the reservation {number} at {warehouse}. The reservation stays as it is.',
  'change.withdrawn.subject': 'Change of reservation {number} withdrawn: {warehouse}',
  'change.withdrawn.body':
    '{who} withdrew the proposal for the reservation {number} at {warehouse}. The reservation stays as it is.',
  'change.expired.subject': 'Change of reservation {number} expired: {warehouse}',
  'change.expired.body':
    'The proposal for the reservation {number} at {warehouse} was not answered in time. The reservation stays as it is. Either side can propose a change again.',
  'change.extension.subject': 'Reservation {number} ends soon: {warehouse}',
  'change.extension.body':
    'The reservation {number} at {warehouse} ends after {lastDay}.\n\nWhat happens next: to continue, propose an extension. The other side accepts or declines. Without one, the reservation ends.',
  'change.extension.action': 'Propose an extension',
} as const
