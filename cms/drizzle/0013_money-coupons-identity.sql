CREATE TABLE "market"."merchant_rfp" (
	"merchant_id" integer PRIMARY KEY NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"founded_year" integer,
	"merchant_type" text NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"storage_volume" text,
	"monthly_shipment_volume" text,
	"ref_message" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"address" jsonb,
	"ecommerce_features" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"physical_features" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"omnichannel_features" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fulfillment_provider" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"inbound_order_profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"outbound_order_profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"inventory_order_profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ref_user_id" integer,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."rfp_access" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."rfp_access_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"warehouse_id" integer,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "rfp_access_decided" CHECK (("market"."rfp_access"."state" = 'requested') = ("market"."rfp_access"."decided_at" is null))
);
--> statement-breakpoint
CREATE INDEX "merchant_rfp_submitted" ON "market"."merchant_rfp" USING btree ("submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rfp_access_pair" ON "market"."rfp_access" USING btree ("merchant_id","seller_id");--> statement-breakpoint
CREATE INDEX "rfp_access_seller" ON "market"."rfp_access" USING btree ("seller_id","state");