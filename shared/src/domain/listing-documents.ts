import type { Warehouse } from '../schema/warehouse'

type Listed = Pick<Warehouse, 'documents' | 'warehousePdf'>

/** What can be downloaded from a listing's page: its brochure first, then its documents. */
export const documentsOf = ({ documents, warehousePdf }: Listed, brochure: string): Warehouse['documents'] =>
  warehousePdf ? [{ id: 'brochure', title: brochure, link: warehousePdf }, ...documents] : documents
