import { offerBody } from '../../api/reservations/quote/offer'
import { eventBody } from '../../api/reservations/sourcing/event'
import { palletsByCard } from '../../setup/buyer'
import { inDays } from '../../setup/days'
import type { World } from './world'

type Body = Record<string, unknown> | FormData

const place = { street1: '9 Other Street', city: 'Reno', state: 'NV', zipCode: '89501', country: 'US' }
const person = { fullName: 'Other Name', phoneNumber: '775-555-0102', email: 'other@stackyard.test', address: place }

const fileForm = (field: string, name: string, content: string, more: Record<string, string> = {}): FormData => {
  const form = new FormData()
  form.append(field, new Blob([content]), name)
  for (const [key, value] of Object.entries(more)) form.append(key, value)
  return form
}
const rates = '"Category","Unit","Rate"\r\n"Inbound","Per Pallet","4.50"'

/**
 * Bodies that can't be told from the schema: what it asks of the whole, or what names further records, which are those of
 * the parties too. An endpoint that is neither here nor served by a sample fails the test.
 */
export const bodies: Readonly<Record<string, (world: World) => Body>> = {
  'address.create': () => place,
  'address.update': ({ ids }) => ({ ...place, id: ids.address }),
  'address.updateById': () => place,
  'auth.secondStep': () => ({ ticket: 'a-ticket-of-nobody', code: '123456' }),
  'ownData.askErasure': () => ({ confirmation: 'ERASE' }),
  'ownData.downloadExport': ({ ids }) => ({ until: ids.copyUntil, signature: ids.copySignature }),
  'notification.requestServiceRate': ({ ids }) => ({ warehouseId: ids.main }),
  'permission.add': () => ({ email: 'somebody-else@stackyard.test' }),
  'supply.uploadRates': ({ ids }) =>
    fileForm('file', 'rates.csv', rates, { id: String(ids.draft), tierName: '0 to 500' }),
  'supply.importFile': () => fileForm('file', 'listings.csv', 'name\r\nOne\r\n', { dryRun: 'true' }),
  'supply.previewBulk': ({ ids }) => ({
    ids: [ids.main, ids.draft],
    rules: [{ field: 'price1', action: 'percent', value: 10 }],
  }),
  'supply.applyBulk': ({ ids }) => ({
    rows: [ids.main, ids.draft].map((id) => ({ id, version: 1, values: { price1: 1 } })),
  }),
  'supply.update': () => ({ description: 'Written by somebody else.' }),
  'space.block': () => ({ startDay: inDays(700), spaceType: 'PALLET', quantity: 1 }),
  'space.setTotal': () => ({ pallets: 9000 }),
  'space.changeBlock': () => ({ startDay: inDays(700), spaceType: 'PALLET', quantity: 2 }),
  'impressions.log': ({ ids }) => ({ impressions: [{ warehouseId: ids.main }] }),
  'impressions.pageVisit': ({ ids }) => ({ warehouseId: ids.main }),
  'review.list': ({ ids }) => ({ warehouseId: ids.main }),
  'review.standing': ({ ids }) => ({ warehouseId: ids.main }),
  'review.create': ({ ids }) => ({ rating: 1, feedback: 'Written by somebody else.', warehouseId: ids.main }),
  'review.update': () => ({ rating: 1, feedback: 'Written by somebody else.' }),
  'quote.send': () => offerBody(),
  'quote.counter': () => ({ revision: 1, storage: 9 }),
  'sourcing.award': ({ ids }) => ({ quoteId: ids.eventQuote, revision: 1 }),
  'purchase.create': ({ customer, ids }) => palletsByCard(customer, ids.main),
  'arrival.announce': () => ({
    day: inDays(30),
    windowStart: '08:00',
    windowEnd: '10:00',
    quantity: 2,
    unit: 'pallet',
  }),
  'arrival.propose': () => ({ day: inDays(5), windowStart: '08:00', windowEnd: '10:00' }),
  'arrival.checkIn': ({ ids }) => ({ arrivedAt: new Date().toISOString(), counted: 2, photoIds: [ids.photo] }),
  'amendment.propose': () => ({ kind: 'extension', months: 1, totalCents: 100 }),
  'installment.pay': ({ ids }) => ({ paymentType: 'CARD', cardId: ids.card }),
  'transaction.poNumber': () => ({ poNumber: 'PO-OTHER' }),
  'billingInfo.create': () => person,
  'billingInfo.update': () => person,
  'cards.update': () => ({ cardHolder: 'Other Name', expirationMonth: 11, expirationYear: 2031 }),
  'ach.create': () => ({
    achToken: 'seti_of_nobody',
    routingNumber: '110000000',
    accountName: 'Other Name',
    email: 'other@stackyard.test',
  }),
  'ach.verify': () => ({ amounts: [32, 45] }),
  'plans.upgrade': ({ ids }) => ({ paymentType: 'CARD', cardId: ids.card, billingInfoId: ids.billing }),
  'kyc.addDocument': ({ ids }) => ({
    legalName: 'Other Name',
    dateOfBirth: '1988-02-29',
    address: place,
    documentType: 'passport',
    fileIds: [ids.file],
  }),
  'wallet.addCredit': ({ ids }) => ({ amount: 25, paymentType: 'CARD', cardId: ids.card, billingInfoId: ids.billing }),
  'campaign.create': ({ ids }) => ({
    campaignType: 'featured',
    adWarehouseIds: [ids.main],
    budget: 20,
    endDate: inDays(9),
  }),
  'campaign.editBudget': () => ({ budget: 21 }),
  'adminListing.warehouseUpdate': () => ({ visible: false }),
  'adminService.partner': () => ({ id: 1 }),
  'coupon.create': () => ({ code: 'OTHERS', kind: 'percent', percent: 10 }),
  'contentDraft.articleFromFile': () => fileForm('file', 'notes.txt', 'Notes.'),
  'fileUpload.upload': () => fileForm('files', 'own.csv', 'a,b\n'),
  'fileUpload.deleteByUrl': ({ ids }) => ({ filelink: ids.fileLink }),
  'newsletter.unsubscribe': () => ({ email: 'nobody-at-all@stackyard.test' }),
  'newsletter.subscribeToSeller': ({ ids }) => ({ sellerId: ids.sellerId }),
  'chat.send': ({ ids }) => ({ text: 'Hello', sendKey: crypto.randomUUID(), fileIds: [ids.file] }),
  'chat.readRoom': ({ ids }) => ({ lastReadId: ids.message }),
  'chat.messageReaction': ({ ids }) => ({ messageId: ids.message, kind: 'like' }),
  'chat.replyRateAction': ({ ids }) => ({ roomId: ids.room, isAnswered: true }),
  'sourcing.create': ({ ids }) => event(ids.eventFile, ids.main),
  'sourcing.save': ({ ids }) => event(ids.eventFile, ids.main),
  'sourcing.invite': ({ ids }) => ({ warehouseIds: [ids.main] }),
  'sourcing.extend': () => ({ answerBy: inDays(30) }),
  'sourcing.uninvite': ({ ids }) => ({ warehouseId: ids.main }),
  'sellerNewsletter.send': () => ({ test: true }),
  'merchant.updateOwn': ({ ids }) => ({ outboundOrderProfile: { parcel: true, shippingData: ids.rfpFileLink } }),
}

const event = (fileId: number, warehouseId: number) =>
  eventBody([warehouseId], { title: 'Of somebody else', fileIds: [fileId] })
