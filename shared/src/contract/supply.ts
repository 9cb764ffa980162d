import { z } from 'zod'
import { BulkApplyInput, BulkPreview, BulkPreviewInput, BulkResults } from '../schema/bulk-edit'
import { ConfirmedListing, ConfirmLinkInput } from '../schema/freshness'
import { ListingCard } from '../schema/listing-card'
import { FilteredFlagsInput, FlagBatch, FlagOutcome, FlagsInput } from '../schema/listing-flags'
import { ListingImport, ListingImportInput } from '../schema/listing-import'
import {
  Deletion,
  ListingCounts,
  ManagedListing,
  ManagedListingQuery,
  OwnListing,
  OwnListingQuery,
} from '../schema/managed-listing'
import { IdParams, recordId } from '../schema/query'
import { RateUpload } from '../schema/rate-upload'
import { WarehouseInput, WarehouseUpdate } from '../schema/warehouse-input'
import { WarehouseRecord } from '../schema/warehouse-record'
import { EligibleQuery } from '../schema/campaign'
import { endpoint, fileEndpoint, nothing } from './endpoint'

const bothForms = 'As JSON or as a multipart form (`address[city]`, `photos[0][link]`); fields that are not sent stay.'

/** Providers write their listings. */
export const supply = {
  create: endpoint({
    method: 'POST',
    path: '/warehouse/',
    audience: 'seller',
    summary: 'Create a warehouse listing',
    description: `A draft unless isDraft is false. ${bothForms}`,
    input: WarehouseInput,
    results: WarehouseRecord,
    callsPerMinute: 60,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/warehouse/{id}',
    audience: 'owner',
    summary: 'Change an own listing; admins any',
    description: `${bothForms} With \`version\`, the later of two editors is refused with 409, whose \`error.data.changed\` names the fields changed meanwhile. Prices that fall by more than half or to 0 are refused with 409 PRICE_DROP until \`confirmPrices\` is sent.`,
    input: WarehouseUpdate.extend({ id: recordId }),
    results: WarehouseRecord,
    callsPerMinute: 240,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/warehouse/{id}',
    audience: 'owner',
    summary: 'Delete an own listing',
    input: IdParams,
    results: Deletion,
  }),
  adminDelete: endpoint({
    method: 'DELETE',
    path: '/warehouse/{id}/admin',
    audience: 'admin',
    summary: 'Delete any listing',
    input: IdParams,
    results: Deletion,
  }),
  own: endpoint({
    method: 'GET',
    path: '/warehouse/own',
    audience: 'owner',
    summary: 'Your listings, drafts among them, with rates, free space, open reservations, and views',
    input: OwnListingQuery,
    results: z.array(OwnListing),
  }),
  ownCounts: endpoint({
    method: 'GET',
    path: '/warehouse/own/counts',
    audience: 'owner',
    summary: 'How many own listings stand under each tab',
    input: nothing,
    results: ListingCounts,
  }),
  ownRecord: endpoint({
    method: 'GET',
    path: '/warehouse/own/{id}',
    audience: 'owner',
    summary: 'One own listing as its form edits it; admins any',
    input: z.object({ id: z.string().trim().min(1).max(200) }),
    results: WarehouseRecord,
  }),
  ownForCampaign: endpoint({
    method: 'GET',
    path: '/warehouse/ownForCampaign',
    audience: 'seller',
    summary: 'Your listings that a campaign may show',
    description:
      'Those the public sees; for campaignType `hotdeal` HotRacks alone. An unknown campaignType is refused.',
    input: EligibleQuery,
    results: z.array(ListingCard),
  }),
  dashboardList: endpoint({
    method: 'GET',
    path: '/warehouse/findWarehouseForDashboard',
    audience: 'user',
    summary: 'Listings for tables of the dashboard',
    description: 'Admins see all with every filter; others see their own.',
    input: ManagedListingQuery,
    results: z.array(ManagedListing),
  }),
  uploadRates: endpoint({
    method: 'POST',
    path: '/warehouse/fulfillmentRates/upload',
    audience: 'owner',
    summary: 'Replace the rates of a tier by those of a file',
    description:
      'Query `id` and `tierName`, multipart field `file`: CSV or XLSX with the columns Category, Unit, Rate. All rows or none.',
    input: RateUpload,
    results: WarehouseRecord,
    callsPerMinute: 30,
  }),
  flagMany: endpoint({
    method: 'PUT',
    path: '/admin/warehouse/bulk',
    audience: 'admin',
    summary: 'Set one flag of many listings',
    description:
      'At most 100 in one transaction. Listings of the free plan get no paid flag and are answered in `refused`.',
    input: FlagsInput,
    results: FlagOutcome,
    callsPerMinute: 240,
  }),
  flagFiltered: endpoint({
    method: 'PUT',
    path: '/admin/warehouse/bulk-filtered',
    audience: 'admin',
    summary: 'Set one flag of every listing that filters leave, a batch a call',
    description:
      'Changes the next 200 listings by id after `after` in one transaction; call again with `next` until it is null.',
    input: FilteredFlagsInput,
    results: FlagBatch,
    callsPerMinute: 240,
  }),
  importFile: endpoint({
    method: 'POST',
    path: '/warehouse/import',
    audience: ['seller', 'admin'],
    summary: 'Add the listings of a CSV or XLSX file, or change those it names',
    description:
      'Multipart: `file`, `dryRun`, and `sellerId` for admins. At most 1,000 rows; a dry run answers with every wrong row. A file adds all or none. With `change`, rows that name a listing by Id or your reference change it, an empty cell leaves a value, `-` clears it, and refused rows are left out.',
    input: ListingImportInput,
    results: ListingImport,
    callsPerMinute: 20,
  }),
  previewBulk: endpoint({
    method: 'POST',
    path: '/warehouse/bulk-edit/preview',
    audience: ['seller', 'admin'],
    summary: 'What rules for prices and space would change of own listings, for admins of any',
    description: 'Nothing is stored. Rows tell before and after of each field, and what keeps a listing as it is.',
    input: BulkPreviewInput,
    results: BulkPreview,
    callsPerMinute: 60,
  }),
  applyBulk: endpoint({
    method: 'POST',
    path: '/warehouse/bulk-edit/apply',
    audience: ['seller', 'admin'],
    summary: 'Write prices and space of up to 500 own listings, for admins any',
    description:
      'Each listing is changed whole or not at all, with the reason. A listing with another `version` is refused.',
    input: BulkApplyInput,
    results: BulkResults,
    callsPerMinute: 60,
  }),
  exportFile: fileEndpoint({
    method: 'POST',
    path: '/warehouse/export',
    audience: ['seller', 'admin'],
    summary: 'Listings as a CSV file, with the filters of the table',
    description: 'Admins get any, sellers their own.',
    input: z.object({ filters: ManagedListingQuery }, { error: 'Send filters' }),
    callsPerMinute: 20,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/warehouse/confirm/{id}',
    audience: 'owner',
    summary: 'Say that an own listing is still right',
    input: IdParams,
    results: WarehouseRecord,
  }),
  confirmLink: endpoint({
    method: 'GET',
    path: '/warehouse/confirm-by-link',
    audience: 'public',
    summary: 'The listing that the link of a reminder is for',
    description: 'Changes nothing, so that programs which open the links of a mail confirm nothing.',
    input: ConfirmLinkInput,
    results: ConfirmedListing,
    callsPerMinute: 30,
  }),
  confirmByLink: endpoint({
    method: 'POST',
    path: '/warehouse/confirm-by-link',
    audience: 'public',
    summary: 'Say by the link of a reminder that a listing is still right',
    description: 'The token confirms one listing once, within 45 days.',
    input: ConfirmLinkInput,
    results: ConfirmedListing,
    callsPerMinute: 30,
  }),
}
