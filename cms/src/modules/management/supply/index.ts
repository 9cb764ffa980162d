import { remindOfStaleJob } from './jobs/remind-of-stale'
import { sinkStaleJob } from './jobs/sink-stale'
import { applyBulk, previewBulk } from './procedures/bulk-edit'
import { confirmWarehouse, confirmWarehouseByLink, readConfirmation } from './procedures/confirm-warehouse'
import { flagFilteredWarehouses, flagWarehouses } from './procedures/flag-listings'
import { deleteAnyWarehouse, deleteWarehouse } from './procedures/delete-warehouse'
import { getOwnWarehouse } from './procedures/get-own-warehouse'
import { exportFile, importFile } from './procedures/listing-files'
import { listForDashboard } from './procedures/list-dashboard'
import { countOwnWarehouses, listOwnForCampaign, listOwnWarehouses } from './procedures/list-own'
import { uploadFulfillmentRates } from './procedures/upload-rates'
import { createWarehouse, updateWarehouse } from './procedures/write-warehouse'

export { deleteListing } from './operations/delete-listing'
export { createListing, updateListing } from './operations/save-listing'

export const jobs = [remindOfStaleJob, sinkStaleJob]

export const procedures = {
  supply: {
    create: createWarehouse,
    update: updateWarehouse,
    delete: deleteWarehouse,
    adminDelete: deleteAnyWarehouse,
    own: listOwnWarehouses,
    ownCounts: countOwnWarehouses,
    ownRecord: getOwnWarehouse,
    ownForCampaign: listOwnForCampaign,
    dashboardList: listForDashboard,
    confirm: confirmWarehouse,
    confirmLink: readConfirmation,
    confirmByLink: confirmWarehouseByLink,
    uploadRates: uploadFulfillmentRates,
    flagMany: flagWarehouses,
    flagFiltered: flagFilteredWarehouses,
    previewBulk,
    applyBulk,
    importFile,
    exportFile,
  },
}
