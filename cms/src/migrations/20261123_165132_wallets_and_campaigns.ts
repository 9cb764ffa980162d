import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_coupons_applies_to" ADD VALUE 'wallet';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "coupons" ALTER COLUMN "applies_to" SET DATA TYPE text;
  ALTER TABLE "coupons" ALTER COLUMN "applies_to" SET DEFAULT 'plans'::text;
  DROP TYPE "public"."enum_coupons_applies_to";
  CREATE TYPE "public"."enum_coupons_applies_to" AS ENUM('plans', 'deposits');
  ALTER TABLE "coupons" ALTER COLUMN "applies_to" SET DEFAULT 'plans'::"public"."enum_coupons_applies_to";
  ALTER TABLE "coupons" ALTER COLUMN "applies_to" SET DATA TYPE "public"."enum_coupons_applies_to" USING "applies_to"::"public"."enum_coupons_applies_to";`)
}
