CREATE TABLE "market"."ad_refusal" (
	"day" date NOT NULL,
	"campaign_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "ad_refusal_day_campaign_id_kind_reason_pk" PRIMARY KEY("day","campaign_id","kind","reason")
);
--> statement-breakpoint
CREATE TABLE "market"."ad_view" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."ad_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"visitor" text NOT NULL,
	"bucket" integer NOT NULL,
	"token_id" text NOT NULL,
	"price_micros" bigint NOT NULL,
	"batch" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_view_price" CHECK ("market"."ad_view"."price_micros" > 0)
);
--> statement-breakpoint
CREATE TABLE "market"."campaign" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."campaign_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller_id" integer NOT NULL,
	"name" text NOT NULL,
	"campaign_type" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"end_reason" text,
	"budget_micros" bigint NOT NULL,
	"spent_micros" bigint DEFAULT 0 NOT NULL,
	"impression_micros" bigint NOT NULL,
	"visit_micros" bigint NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"start_day" date NOT NULL,
	"end_day" date NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "campaign_spent" CHECK ("market"."campaign"."spent_micros" between 0 and "market"."campaign"."budget_micros"),
	CONSTRAINT "campaign_days" CHECK ("market"."campaign"."start_day" <= "market"."campaign"."end_day")
);
--> statement-breakpoint
CREATE TABLE "market"."campaign_day" (
	"day" date NOT NULL,
	"campaign_id" integer NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"spent_micros" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_day_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "market"."campaign_listing" (
	"campaign_id" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	CONSTRAINT "campaign_listing_campaign_id_subject_subject_id_pk" PRIMARY KEY("campaign_id","subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "market"."region_median" (
	"region" text NOT NULL,
	"days" integer NOT NULL,
	"listings" integer NOT NULL,
	"impressions" double precision NOT NULL,
	"visits" double precision NOT NULL,
	"quote_requests" double precision NOT NULL,
	"reservations" double precision NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "region_median_region_days_pk" PRIMARY KEY("region","days")
);
--> statement-breakpoint
CREATE TABLE "market"."view_price" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."view_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"impression_micros" bigint NOT NULL,
	"visit_micros" bigint NOT NULL,
	"set_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."wallet_subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."wallet_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"coupon_code" text,
	"coupon_cents" bigint DEFAULT 0 NOT NULL,
	"payment_type" text NOT NULL,
	"payment_method" jsonb NOT NULL,
	"stripe_subscription_id" text,
	"status" text NOT NULL,
	"failure" text,
	"next_charge_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_subscription_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id")
);
--> statement-breakpoint
CREATE TABLE "market"."wallet_topup" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."wallet_topup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"coupon_code" text,
	"coupon_cents" bigint DEFAULT 0 NOT NULL,
	"payment_type" text NOT NULL,
	"payment_method" jsonb NOT NULL,
	"subscription_id" integer,
	"payment_intent_id" text,
	"stripe_invoice_id" text,
	"from_balance_cents" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"failure" text,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"credited_cents" bigint DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"credited_at" timestamp with time zone,
	CONSTRAINT "wallet_topup_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "wallet_topup_stripe_invoice_id_unique" UNIQUE("stripe_invoice_id"),
	CONSTRAINT "wallet_topup_cents" CHECK ("market"."wallet_topup"."amount_cents" > 0 and "market"."wallet_topup"."coupon_cents" between 0 and "market"."wallet_topup"."amount_cents" and "market"."wallet_topup"."credited_cents" >= 0)
);
--> statement-breakpoint
TRUNCATE "market"."traffic_sighting";--> statement-breakpoint
ALTER TABLE "market"."traffic_sighting" DROP CONSTRAINT "traffic_sighting_campaign";--> statement-breakpoint
ALTER TABLE "market"."idempotency_key" DROP CONSTRAINT "idempotency_key_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "market"."traffic_sighting" DROP CONSTRAINT "traffic_sighting_kind_subject_subject_id_campaign_id_visitor_bucket_pk";--> statement-breakpoint
ALTER TABLE "market"."traffic_sighting" ADD CONSTRAINT "traffic_sighting_kind_subject_subject_id_visitor_bucket_pk" PRIMARY KEY("kind","subject","subject_id","visitor","bucket");--> statement-breakpoint
ALTER TABLE "market"."idempotency_key" RENAME COLUMN "order_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "market"."ledger_account" ADD COLUMN "unit" text DEFAULT 'cent' NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."campaign_listing" ADD CONSTRAINT "campaign_listing_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "market"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."wallet_topup" ADD CONSTRAINT "wallet_topup_subscription_id_wallet_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "market"."wallet_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_view_once" ON "market"."ad_view" USING btree ("campaign_id","subject_id","visitor","bucket","kind","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_view_token" ON "market"."ad_view" USING btree ("token_id","kind");--> statement-breakpoint
CREATE INDEX "ad_view_batch" ON "market"."ad_view" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "campaign_by_seller" ON "market"."campaign" USING btree ("seller_id","id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "campaign_active" ON "market"."campaign" USING btree ("campaign_type","id") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "campaign_newest" ON "market"."campaign" USING btree ("id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "campaign_day_by_day" ON "market"."campaign_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "campaign_listing_subject" ON "market"."campaign_listing" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_subscription_one_live" ON "market"."wallet_subscription" USING btree ("user_id") WHERE status in ('pending', 'active', 'past_due');--> statement-breakpoint
CREATE INDEX "wallet_subscription_by_user" ON "market"."wallet_subscription" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wallet_subscription_pending" ON "market"."wallet_subscription" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "wallet_topup_by_user" ON "market"."wallet_topup" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wallet_topup_open" ON "market"."wallet_topup" USING btree ("updated_at") WHERE state in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "ledger_entry_by_account" ON "market"."ledger_entry" USING btree ("account","tx");--> statement-breakpoint
CREATE INDEX "traffic_day_day_idx" ON "market"."traffic_day" USING btree ("day");--> statement-breakpoint
ALTER TABLE "market"."traffic_sighting" DROP COLUMN "campaign_id";