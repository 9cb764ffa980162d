/** Our own texts on closing accounts, copies of personal data and sign-ins. */
export const enAccount = {
  'closing.orders.one': 'One reservation is waiting for a decision or a payment.',
  'closing.orders.many': '{count} reservations are waiting for a decision or a payment.',
  'closing.reservations.one': 'One reservation has not ended yet. Cancel it or wait for its last day.',
  'closing.reservations.many': '{count} reservations have not ended yet. Cancel them or wait for their last day.',
  'closing.campaigns.one': 'One campaign is running or paused. Stop it to get the unspent budget back.',
  'closing.campaigns.many': '{count} campaigns are running or paused. Stop them to get the unspent budget back.',
  'closing.wallet': 'Your wallet holds {amount}, or a top-up is on its way. Spend it, or ask support to pay it back.',
  'closing.debt': 'Your wallet owes {amount} for a payment that was reversed. Top it up to pay it.',
  'closing.payouts.one': 'One payout to you is on its way.',
  'closing.payouts.many': '{count} payouts to you are on their way.',
  'closing.lastAdmin': 'You are the only admin. Make someone else an admin first.',

  'export.ready': 'The copy of your data is ready. You can download it until {until}.',
  'export.ready.subject': 'The copy of your data is ready',
  'export.failed': 'We couldn’t make the copy of your data. Ask for it again in your settings.',

  'agreement.reprinted':
    'Printed again after the account of a party was erased; its name was taken out. SHA-256 of the agreement as it was made: {sha256}',

  'erasure.hindered': 'Your account could not be erased yet: something is still open in it. We try again every day.',
  'erasure.hindered.subject': 'Your account could not be erased yet',
} as const
