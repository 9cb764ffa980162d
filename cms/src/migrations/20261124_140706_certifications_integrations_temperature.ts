import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "warehouses" ADD COLUMN "amenities_certifications" jsonb;
  ALTER TABLE "warehouses" ADD COLUMN "facility_details_temperature_classes" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "warehouses" DROP COLUMN "amenities_certifications";
  ALTER TABLE "warehouses" DROP COLUMN "facility_details_temperature_classes";`)
}
