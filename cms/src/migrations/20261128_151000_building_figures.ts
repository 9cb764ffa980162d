import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "warehouses" ADD COLUMN "facility_details_dock_doors" numeric;
  ALTER TABLE "warehouses" ADD COLUMN "facility_details_clear_height" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "warehouses" DROP COLUMN "facility_details_dock_doors";
  ALTER TABLE "warehouses" DROP COLUMN "facility_details_clear_height";`)
}
