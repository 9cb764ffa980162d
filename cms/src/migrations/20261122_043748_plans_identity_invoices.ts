import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_identity_applications_document_type" AS ENUM('passport', 'drivers_license', 'id_card');
  CREATE TYPE "public"."enum_identity_applications_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TABLE "identity_applications_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "identity_applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"legal_name" varchar NOT NULL,
  	"date_of_birth" varchar NOT NULL,
  	"address_street1" varchar,
  	"address_street2" varchar,
  	"address_city" varchar,
  	"address_state" varchar,
  	"address_zip_code" varchar,
  	"address_country" varchar,
  	"document_type" "enum_identity_applications_document_type" NOT NULL,
  	"status" "enum_identity_applications_status" DEFAULT 'pending' NOT NULL,
  	"reason" varchar,
  	"decided_by_id" integer,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plan_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"free_name" varchar DEFAULT 'Free' NOT NULL,
  	"free_summary" varchar DEFAULT 'For a first warehouse.',
  	"free_listing_limit" numeric DEFAULT 1,
  	"free_can_spotlight" boolean DEFAULT false,
  	"growth_name" varchar DEFAULT 'Growth' NOT NULL,
  	"growth_summary" varchar DEFAULT 'For providers who fill several buildings.',
  	"growth_monthly_price_cents" numeric DEFAULT 14900 NOT NULL,
  	"growth_annual_price_cents" numeric DEFAULT 149000 NOT NULL,
  	"growth_listing_limit" numeric DEFAULT 10,
  	"growth_can_spotlight" boolean DEFAULT true,
  	"scale_name" varchar DEFAULT 'Scale' NOT NULL,
  	"scale_summary" varchar DEFAULT 'For networks without a limit.',
  	"scale_monthly_price_cents" numeric DEFAULT 39900 NOT NULL,
  	"scale_annual_price_cents" numeric DEFAULT 399000 NOT NULL,
  	"scale_listing_limit" numeric,
  	"scale_can_spotlight" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "identity_applications_id" integer;
  ALTER TABLE "identity_applications_documents" ADD CONSTRAINT "identity_applications_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."identity_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "identity_applications" ADD CONSTRAINT "identity_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "identity_applications" ADD CONSTRAINT "identity_applications_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "identity_applications_documents_order_idx" ON "identity_applications_documents" USING btree ("_order");
  CREATE INDEX "identity_applications_documents_parent_id_idx" ON "identity_applications_documents" USING btree ("_parent_id");
  CREATE INDEX "identity_applications_user_idx" ON "identity_applications" USING btree ("user_id");
  CREATE INDEX "identity_applications_status_idx" ON "identity_applications" USING btree ("status");
  CREATE INDEX "identity_applications_decided_by_idx" ON "identity_applications" USING btree ("decided_by_id");
  CREATE INDEX "identity_applications_updated_at_idx" ON "identity_applications" USING btree ("updated_at");
  CREATE INDEX "identity_applications_created_at_idx" ON "identity_applications" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_identity_applications_fk" FOREIGN KEY ("identity_applications_id") REFERENCES "public"."identity_applications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_identity_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("identity_applications_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "identity_applications_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "identity_applications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plan_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "identity_applications_documents" CASCADE;
  DROP TABLE "identity_applications" CASCADE;
  DROP TABLE "plan_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_identity_applications_fk";
  
  DROP INDEX "payload_locked_documents_rels_identity_applications_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "identity_applications_id";
  DROP TYPE "public"."enum_identity_applications_document_type";
  DROP TYPE "public"."enum_identity_applications_status";`)
}
