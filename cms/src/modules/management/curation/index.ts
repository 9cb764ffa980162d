import { exportUserList } from './procedures/export-people'
import {
  createManagedWarehouse,
  deleteManagedWarehouse,
  updateManagedWarehouse,
} from './procedures/keep-managed-warehouse'
import {
  getDashboard,
  getManagerProfile,
  getUser,
  listAccountHolders,
  listManagers,
  listUsers,
} from './procedures/read-people'
import { updateWarehouseFlag } from './procedures/update-warehouse-flag'
import { patchManagerType, putManager, putManagerProfile, setUserActive, updateUser } from './procedures/write-people'

export { findDirectoryUser, peopleWhere } from './repository'

export const procedures = {
  adminListing: {
    warehouseUpdate: updateWarehouseFlag,
    managerWarehouse: createManagedWarehouse,
    managerWarehouseUpdate: updateManagedWarehouse,
    managerWarehouseDelete: deleteManagedWarehouse,
  },
  adminUser: {
    dashboard: getDashboard,
    list: listUsers,
    get: getUser,
    update: updateUser,
    setActive: setUserActive,
    accHolderList: listAccountHolders,
    exportList: exportUserList,
    managers: listManagers,
    createManager: putManager,
    getManager: getManagerProfile,
    updateManager: putManagerProfile,
    managerType: patchManagerType,
  },
}
