import { inLanguage } from '../language'

export const leadTexts = inLanguage('leadTexts', {
  title: 'Leads',
  leads: {
    seller: 'Merchants who sent you a request for proposal or let you read theirs.',
    manager: 'Merchants who sent a request for proposal to your warehouses.',
    admin: 'Merchants who submitted a request for proposal.',
  },
  tabs: 'Kinds of leads',
  all: 'All requests',
  public: 'From the public form',
  publicLead: 'Sent by visitors through a public request page, without an account before.',
  emptyPublic: 'No requests from the public form yet',
  link: {
    title: 'Your request page',
    lead: 'Share this link in emails, on your website or as a QR code. Merchants fill in their needs, and the request arrives here.',
    warehouse: 'Warehouse',
    address: 'Link',
    copy: 'Copy link',
    open: 'Open the page',
    none: 'Publish a warehouse to get your own request page.',
    create: 'List a warehouse',
  },
})
