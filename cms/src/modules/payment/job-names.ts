export const processWebhook = 'process-webhook'
export const detachPaymentMethod = 'detach-payment-method'
