CREATE TABLE "market"."address" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"street1" text DEFAULT '' NOT NULL,
	"street2" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."credit_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."credit_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" bigint NOT NULL,
	"invoice_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_note_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_note_invoice_id_unique" UNIQUE("invoice_id"),
	CONSTRAINT "credit_note_number" CHECK ("market"."credit_note"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "market"."credit_note_counter" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."payout" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."payout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"seller_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"account_id" text,
	"transfer_id" text,
	"reversal_id" text,
	"recalled_at" timestamp with time zone,
	"failure" text,
	"in_flight_since" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"reversed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "payout_transfer_id_unique" UNIQUE("transfer_id"),
	CONSTRAINT "payout_reversal_id_unique" UNIQUE("reversal_id"),
	CONSTRAINT "payout_amounts" CHECK ("market"."payout"."amount_cents" > 0 and "market"."payout"."fee_cents" >= 0 and "market"."payout"."fee_cents" < "market"."payout"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "market"."payout_account" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"is_ready" boolean DEFAULT false NOT NULL,
	"is_submitted" boolean DEFAULT false NOT NULL,
	"requirements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_account_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "market"."referral" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"referrer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."service_search" (
	"id" integer PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"seller_type" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"service_type" text NOT NULL,
	"subtypes" text[] NOT NULL,
	"region_scope" text NOT NULL,
	"regions" text[] NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"listed" boolean NOT NULL,
	"visible" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"spotlight" boolean NOT NULL,
	"partner" boolean NOT NULL,
	"average_rating" numeric(3, 2) NOT NULL,
	"review_count" integer NOT NULL,
	"search" "tsvector" NOT NULL,
	"card" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "market"."uploaded_file" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."uploaded_file" ADD COLUMN "is_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."credit_note" ADD CONSTRAINT "credit_note_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "market"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_by_user" ON "market"."address" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credit_note_by_user" ON "market"."credit_note" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payout_by_seller" ON "market"."payout" USING btree ("seller_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payout_to_do" ON "market"."payout" USING btree ("next_try_at") WHERE state in ('due', 'sending', 'reversing');--> statement-breakpoint
CREATE INDEX "referral_by_referrer" ON "market"."referral" USING btree ("referrer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "service_search_slug_idx" ON "market"."service_search" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "service_search_seller_idx" ON "market"."service_search" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "service_search_order_idx" ON "market"."service_search" USING btree ("is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "service_search_type_idx" ON "market"."service_search" USING btree ("service_type","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "service_search_partner_idx" ON "market"."service_search" USING btree ("is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and partner;--> statement-breakpoint
CREATE INDEX "service_search_subtypes_idx" ON "market"."service_search" USING gin ("subtypes");--> statement-breakpoint
CREATE INDEX "service_search_text_idx" ON "market"."service_search" USING gin ("search");