export const processWebhook = 'process-webhook'
export const detachPaymentMethod = 'detach-payment-method'
export const sweepWebhookInbox = 'sweep-webhook-inbox'
export const updateCustomer = 'payment:update-customer'
