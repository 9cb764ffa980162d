import { z } from 'zod'
import { AccountHolder, AccountHolderQuery } from '../schema/account-holder'
import {
  AdminDashboard,
  DirectoryQuery,
  ExportQuery,
  DirectoryUser,
  ManagerInput,
  ManagerProfile,
  ManagerTypeInput,
  ManagerUpdate,
  UserUpdate,
  WarehouseFlagInput,
  WarehouseFlags,
} from '../schema/curation'
import { Deletion } from '../schema/managed-listing'
import { IdParams, recordId } from '../schema/query'
import { WarehouseInput, WarehouseUpdate } from '../schema/warehouse-input'
import { WarehouseRecord } from '../schema/warehouse-record'
import { endpoint, fileEndpoint, nothing } from './endpoint'

/** Admins curate listings. */
export const adminListing = {
  warehouseUpdate: endpoint({
    method: 'PUT',
    path: '/admin/warehouse/{id}',
    audience: 'admin',
    summary: 'Set one flag of a listing, or its diamond',
    description: 'One of visible, isVerified, isFeatured, isFirstSpotlight, isHighPriority, diamond.',
    input: WarehouseFlagInput,
    results: WarehouseFlags,
  }),
  managerWarehouse: endpoint({
    method: 'POST',
    path: '/admin/manager/warehouse',
    audience: 'admin',
    summary: 'Create a listing of a managed profile, or for a seller',
    input: WarehouseInput.extend({ managerId: recordId }),
    results: WarehouseRecord,
  }),
  managerWarehouseUpdate: endpoint({
    method: 'PUT',
    path: '/admin/manager/warehouse/{id}',
    audience: 'admin',
    summary: 'Change a listing of a managed profile',
    input: WarehouseUpdate.extend({ id: recordId }),
    results: WarehouseRecord,
  }),
  managerWarehouseDelete: endpoint({
    method: 'DELETE',
    path: '/admin/manager/warehouse/{id}',
    audience: 'admin',
    summary: 'Delete a listing of a managed profile',
    input: IdParams,
    results: Deletion,
  }),
}

/** Admins keep the directory of people. */
export const adminUser = {
  dashboard: endpoint({
    method: 'GET',
    path: '/admin/dashboard',
    audience: 'admin',
    summary: 'What awaits an admin, counted',
    input: nothing,
    results: AdminDashboard,
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/users',
    audience: 'admin',
    summary: 'People, searched, filtered and sorted',
    input: DirectoryQuery,
    results: z.array(DirectoryUser),
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/users/{id}',
    audience: 'admin',
    summary: 'One person',
    input: IdParams,
    results: DirectoryUser,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/users/{id}',
    audience: 'admin',
    summary: 'Change a person; isVerified cascades to the listings',
    input: UserUpdate,
    results: DirectoryUser,
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/admin/isActive/users/{id}',
    audience: 'admin',
    summary: 'Activate or deactivate a person',
    description: 'Deactivation ends every session and takes the listings out of the public lists.',
    input: z.object({ id: recordId, isActive: z.boolean({ error: 'Send isActive' }) }),
    results: DirectoryUser,
    stepUp: true,
  }),
  accHolderList: endpoint({
    method: 'GET',
    path: '/admin/acc-holder-list',
    audience: 'admin',
    summary: 'Account holders with wallet, plan and last sign-in, by the filters of the directory',
    input: AccountHolderQuery,
    results: z.array(AccountHolder),
  }),
  exportList: fileEndpoint({
    method: 'POST',
    path: '/admin/export-list',
    audience: 'admin',
    summary: 'People as a CSV file, with the filters of the directory',
    input: ExportQuery,
    callsPerMinute: 20,
  }),
  managers: endpoint({
    method: 'GET',
    path: '/admin/manager',
    audience: 'admin',
    summary: 'Managed profiles',
    input: DirectoryQuery,
    results: z.array(DirectoryUser),
  }),
  createManager: endpoint({
    method: 'PUT',
    path: '/admin/manager',
    audience: 'admin',
    summary: 'Create a managed profile',
    input: ManagerInput,
    results: DirectoryUser,
  }),
  getManager: endpoint({
    method: 'GET',
    path: '/admin/manager/profile/{id}',
    audience: 'admin',
    summary: 'A managed profile with all that its form edits',
    input: IdParams,
    results: ManagerProfile,
  }),
  updateManager: endpoint({
    method: 'PUT',
    path: '/admin/manager/profile/{id}',
    audience: 'admin',
    summary: 'Change a managed profile',
    input: ManagerUpdate,
    results: DirectoryUser,
  }),
  managerType: endpoint({
    method: 'PATCH',
    path: '/admin/{id}/manager-type',
    audience: 'admin',
    summary: 'Change the service type of a managed profile or seller',
    description: 'What was offered before is replaced: warehouses are withdrawn to drafts.',
    input: ManagerTypeInput,
    results: DirectoryUser,
  }),
}
