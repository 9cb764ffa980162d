/** Emails about a reservation, by what happened, who reads them, and, where it matters, what is reserved. */
export const mailsEnOrders = {
  'order.action': 'See the reservation',
  'order.why': 'You get this email because you are part of this reservation on {product}.',
  'order.fact.number': 'Number',
  'order.fact.warehouse': 'Warehouse',
  'order.fact.space': 'Reserved',
  'order.fact.from': 'From',
  'order.fact.lastDay': 'Last day',
  'order.fact.amount': 'First payment',
  'order.space.pallet.one': '{count} pallet',
  'order.space.pallet.other': '{count} pallets',
  'order.space.sqft.one': '{count} sq. ft.',
  'order.space.sqft.other': '{count} sq. ft.',
  'order.space.fulfillment': 'Fulfillment',

  'order.customer_purchase.customer.subject': 'Reservation {number} placed: {warehouse}',
  'order.customer_purchase.customer.body':
    'You made a reservation at {warehouse}. It is waiting for the warehouse to accept it.\n\nWhat happens next: {warehouse} accepts or declines. We write to you as soon as it has, and you can cancel until then.',
  'order.customer_purchase.seller.subject': 'Reservation {number} placed: {warehouse}',
  'order.customer_purchase.seller.body':
    '{customer} made a reservation at {warehouse}.\n\nWhat happens next: accept or decline the reservation. The customer can cancel until you accept.',
  'order.seller_complete.customer.subject': 'Reservation {number} accepted: {warehouse}',
  'order.seller_complete.customer.body':
    '{warehouse} accepted your reservation {number}.\n\nWhat happens next: your first payment of {amount} is charged. After that, announce your first arrival on the reservation’s page.',
  'order.admin_approve.customer.subject': 'Reservation {number} approved: {warehouse}',
  'order.admin_approve.customer.body':
    '{product} approved your reservation {number} at {warehouse}. There is nothing you need to do.',
  'order.admin_approve.seller.subject': 'Reservation {number} approved: {warehouse}',
  'order.admin_approve.seller.body':
    '{product} approved the reservation {number} at {warehouse}. If you have not accepted it yet, you can do so now.',
  'order.customer_cancel.seller.subject': 'Reservation {number} canceled by the customer: {warehouse}',
  'order.customer_cancel.seller.body':
    '{customer} canceled the reservation {number} at {warehouse}. The space is free again.',
  'order.customer_cancel.seller.body.fulfillment':
    '{customer} canceled the reservation {number} at {warehouse}. Fulfillment is no longer reserved.',
  'order.customer_cancel.seller.body.both':
    '{customer} canceled the reservation {number} at {warehouse}. The space is free again, and fulfillment is no longer reserved.',
  'order.customer_cancel_request.seller.subject': 'Reservation {number} cancellation requested: {warehouse}',
  'order.customer_cancel_request.seller.body':
    '{customer} asks to cancel the reservation {number} at {warehouse}.\n\nWhat happens next: agree to it or decline. Until you answer, the reservation stays.',
  'order.seller_cancel.customer.subject': 'Reservation {number} canceled by the warehouse: {warehouse}',
  'order.seller_cancel.customer.body':
    '{warehouse} canceled your reservation {number}.\n\nWhat happens next: if {amount} was only held on your card, we remove the hold. If it was charged, we refund it.',
  'order.seller_decline_cancel.customer.subject': 'Reservation {number} cancellation declined: {warehouse}',
  'order.seller_decline_cancel.customer.body':
    '{warehouse} declined your request to cancel the reservation {number}. The reservation stays as it is.',
  'order.admin_cancel.customer.subject': 'Reservation {number} canceled: {warehouse}',
  'order.admin_cancel.customer.body':
    '{product} canceled your reservation {number} at {warehouse}.\n\nWhat happens next: if {amount} was only held on your card, we remove the hold. If it was charged, we refund it.',
  'order.admin_cancel.seller.subject': 'Reservation {number} canceled: {warehouse}',
  'order.admin_cancel.seller.body':
    '{product} canceled the reservation {number} at {warehouse}. The space is free again.',
  'order.admin_cancel.seller.body.fulfillment':
    '{product} canceled the reservation {number} at {warehouse}. Fulfillment is no longer reserved.',
  'order.admin_cancel.seller.body.both':
    '{product} canceled the reservation {number} at {warehouse}. The space is free again, and fulfillment is no longer reserved.',
  'order.order_expired.customer.subject': 'Reservation {number} ended without an answer: {warehouse}',
  'order.order_expired.customer.body':
    '{warehouse} did not accept your reservation {number} in time, so it is canceled. Nothing was charged, and the hold of {amount} is removed.',
  'order.order_expired.seller.subject': 'Reservation {number} ended without an answer: {warehouse}',
  'order.order_expired.seller.body':
    'You did not accept the reservation {number} at {warehouse} in time, so it is canceled. The space is free again.',
  'order.order_expired.seller.body.fulfillment':
    'You did not accept the reservation {number} at {warehouse} in time, so it is canceled. Fulfillment is no longer reserved.',
  'order.order_expired.seller.body.both':
    'You did not accept the reservation {number} at {warehouse} in time, so it is canceled. The space is free again, and fulfillment is no longer reserved.',
  'order.order_expires_soon.customer.subject': 'Reservation {number} is waiting for an answer: {warehouse}',
  'order.order_expires_soon.customer.body':
    '{warehouse} has not answered your reservation {number} yet. Without an answer by {expires} the hold is removed and nothing is charged.',
  'order.order_expires_soon.seller.subject': 'Reservation {number} is waiting for an answer: {warehouse}',
  'order.order_expires_soon.seller.body':
    'The reservation {number} at {warehouse} is waiting for your answer. Without one by {expires} the hold is removed.',
  'order.payment_failed.customer.subject': 'Reservation {number} canceled, payment failed: {warehouse}',
  'order.payment_failed.customer.body':
    'Your payment of {amount} for the reservation {number} at {warehouse} failed, so the reservation is canceled. You can reserve again with another card or account.',
  'order.payment_failed.seller.subject': 'Reservation {number} canceled, payment failed: {warehouse}',
  'order.payment_failed.seller.body':
    'The payment for the reservation {number} at {warehouse} failed, so the reservation is canceled. The space is free again.',
  'order.payment_failed.seller.body.fulfillment':
    'The payment for the reservation {number} at {warehouse} failed, so the reservation is canceled. Fulfillment is no longer reserved.',
  'order.payment_failed.seller.body.both':
    'The payment for the reservation {number} at {warehouse} failed, so the reservation is canceled. The space is free again, and fulfillment is no longer reserved.',
} as const
