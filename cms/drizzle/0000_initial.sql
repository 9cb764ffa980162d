CREATE TABLE "market"."login_failure" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."mail_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"refresh_hash" text NOT NULL,
	"refresh_expires_at" timestamp with time zone NOT NULL,
	"previous_refresh_hash" text,
	"user_type" text NOT NULL,
	"password_mark" text NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "session_refresh_hash_unique" UNIQUE("refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "market"."capacity" (
	"warehouse_id" integer PRIMARY KEY NOT NULL,
	"total_units" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "capacity_total" CHECK ("market"."capacity"."total_units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "market"."capacity_hold" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."capacity_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"warehouse_id" integer NOT NULL,
	"start_day" date NOT NULL,
	"end_day" date NOT NULL,
	"units" bigint NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "capacity_hold_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "capacity_hold_units" CHECK ("market"."capacity_hold"."units" > 0),
	CONSTRAINT "capacity_hold_days" CHECK ("market"."capacity_hold"."start_day" < "market"."capacity_hold"."end_day")
);
--> statement-breakpoint
CREATE TABLE "market"."idempotency_key" (
	"user_id" integer NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_user_id_route_key_pk" PRIMARY KEY("user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "market"."order_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."order_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" integer,
	"from_status" text,
	"to_status" text NOT NULL,
	"payment_state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_state" text DEFAULT 'authorizing' NOT NULL,
	"prior_status" text,
	"admin_approved_at" timestamp with time zone,
	"seller_completed_at" timestamp with time zone,
	"term" integer,
	"space_type" text,
	"quantity" integer,
	"start_day" date,
	"end_day" date,
	"units" bigint DEFAULT 0 NOT NULL,
	"tier_name" text,
	"unit_price_cents" bigint,
	"discounted_cents" bigint,
	"monthly_total_cents" bigint,
	"deposit_cents" bigint,
	"amount_cents" bigint NOT NULL,
	"payment_type" text NOT NULL,
	"payment_method" jsonb NOT NULL,
	"billing_info" jsonb,
	"warehouse" jsonb NOT NULL,
	"payment_intent_id" text,
	"refund_id" text,
	"failure" text,
	"expires_at" timestamp with time zone,
	"in_flight_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "orders_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "orders_amount" CHECK ("market"."orders"."amount_cents" > 0),
	CONSTRAINT "orders_units" CHECK (("market"."orders"."type" = 'offering') = ("market"."orders"."units" > 0))
);
--> statement-breakpoint
CREATE TABLE "market"."listing_detail" (
	"id" integer PRIMARY KEY NOT NULL,
	"detail" jsonb NOT NULL,
	"money" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."listing_search" (
	"id" integer PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"name" text NOT NULL,
	"warehouse_url" text NOT NULL,
	"slug" text NOT NULL,
	"region_scope" text NOT NULL,
	"region" text NOT NULL,
	"regions" text[] NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"zip_code" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"location" "point",
	"mercator_x" double precision,
	"mercator_y" double precision,
	"listed" boolean NOT NULL,
	"visible" boolean NOT NULL,
	"is_draft" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"is_featured" boolean NOT NULL,
	"is_first_spotlight" boolean NOT NULL,
	"is_high_priority" boolean NOT NULL,
	"spotlight" boolean NOT NULL,
	"hotrack" boolean NOT NULL,
	"discount_percent" numeric(5, 2) NOT NULL,
	"diamond" integer NOT NULL,
	"seller_type" text NOT NULL,
	"average_rating" numeric(3, 2) NOT NULL,
	"review_count" integer NOT NULL,
	"categories" text[] NOT NULL,
	"features" text[] NOT NULL,
	"number_of_buildings" integer NOT NULL,
	"total_space" integer NOT NULL,
	"free_pallets" integer NOT NULL,
	"free_from" date,
	"search" "tsvector" NOT NULL,
	"card" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."place" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."place_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"zip_code" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"population" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."uploaded_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."uploaded_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"title" text NOT NULL,
	"stored_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploaded_file_stored_name_unique" UNIQUE("stored_name")
);
--> statement-breakpoint
CREATE TABLE "market"."ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"floor" bigint,
	CONSTRAINT "ledger_account_owner_kind" UNIQUE("owner_id","kind"),
	CONSTRAINT "ledger_account_floor" CHECK ("market"."ledger_account"."floor" is null or "market"."ledger_account"."balance" >= "market"."ledger_account"."floor")
);
--> statement-breakpoint
CREATE TABLE "market"."ledger_entry" (
	"tx" bigint NOT NULL,
	"account" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entry_tx_account_pk" PRIMARY KEY("tx","account"),
	CONSTRAINT "ledger_entry_amount" CHECK ("market"."ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "market"."ledger_tx" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."ledger_tx_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"idem" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_tx_idem_unique" UNIQUE("idem")
);
--> statement-breakpoint
CREATE TABLE "market"."notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"data" jsonb NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."ach_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."ach_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"setup_intent_id" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"mandate_id" text,
	"routing_number" text NOT NULL,
	"bank_name" text NOT NULL,
	"last4" text NOT NULL,
	"account_name" text NOT NULL,
	"account_holder_type" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "ach_account_setup_intent_id_unique" UNIQUE("setup_intent_id")
);
--> statement-breakpoint
CREATE TABLE "market"."billing_info" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."billing_info_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"full_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"street1" text DEFAULT '' NOT NULL,
	"street2" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."card" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"payment_method_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"card_holder" text NOT NULL,
	"expiration_month" integer NOT NULL,
	"expiration_year" integer NOT NULL,
	CONSTRAINT "card_payment_method_id_unique" UNIQUE("payment_method_id")
);
--> statement-breakpoint
CREATE TABLE "market"."stripe_customer" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_customer_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "market"."webhook_inbox" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."site_release" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."site_release_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"part" text NOT NULL,
	"state" text NOT NULL,
	"folder" text,
	"digest" text,
	"pages" integer,
	"duration_ms" integer,
	"error" text,
	"details" jsonb,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "market"."capacity_hold" ADD CONSTRAINT "capacity_hold_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "market"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."capacity_hold" ADD CONSTRAINT "capacity_hold_warehouse_id_capacity_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "market"."capacity"("warehouse_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."idempotency_key" ADD CONSTRAINT "idempotency_key_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "market"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."order_audit" ADD CONSTRAINT "order_audit_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "market"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."listing_detail" ADD CONSTRAINT "listing_detail_id_listing_search_id_fk" FOREIGN KEY ("id") REFERENCES "market"."listing_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."ledger_entry" ADD CONSTRAINT "ledger_entry_tx_ledger_tx_id_fk" FOREIGN KEY ("tx") REFERENCES "market"."ledger_tx"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."ledger_entry" ADD CONSTRAINT "ledger_entry_account_ledger_account_id_fk" FOREIGN KEY ("account") REFERENCES "market"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_token_user" ON "market"."mail_token" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "session_user" ON "market"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_previous" ON "market"."session" USING btree ("previous_refresh_hash");--> statement-breakpoint
CREATE INDEX "session_end" ON "market"."session" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE INDEX "capacity_hold_live" ON "market"."capacity_hold" USING btree ("warehouse_id","start_day","end_day") WHERE state <> 'released';--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "market"."idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_audit_by_order" ON "market"."order_audit" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "market"."orders" USING btree ("customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_seller" ON "market"."orders" USING btree ("seller_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "market"."orders" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_in_flight" ON "market"."orders" USING btree ("in_flight_since") WHERE in_flight_since is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_search_slug_idx" ON "market"."listing_search" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_search_url_idx" ON "market"."listing_search" USING btree ("warehouse_url");--> statement-breakpoint
CREATE INDEX "listing_search_seller_idx" ON "market"."listing_search" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "listing_search_order_idx" ON "market"."listing_search" USING btree ("is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_scope_idx" ON "market"."listing_search" USING btree ("region_scope","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_region_idx" ON "market"."listing_search" USING btree ("region","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_state_idx" ON "market"."listing_search" USING btree ("country","state","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_country_idx" ON "market"."listing_search" USING btree ("country","is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_search_spotlight_idx" ON "market"."listing_search" USING btree ("is_first_spotlight" DESC NULLS LAST,"is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and spotlight;--> statement-breakpoint
CREATE INDEX "listing_search_hotrack_idx" ON "market"."listing_search" USING btree ("is_verified" DESC NULLS LAST,"average_rating" DESC NULLS LAST,"id") WHERE listed and hotrack;--> statement-breakpoint
CREATE INDEX "listing_search_location_idx" ON "market"."listing_search" USING gist ("location");--> statement-breakpoint
CREATE INDEX "listing_search_categories_idx" ON "market"."listing_search" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "listing_search_features_idx" ON "market"."listing_search" USING gin ("features");--> statement-breakpoint
CREATE INDEX "listing_search_text_idx" ON "market"."listing_search" USING gin ("search");--> statement-breakpoint
CREATE INDEX "place_zip_idx" ON "market"."place" USING btree ("zip_code");--> statement-breakpoint
CREATE INDEX "place_name_idx" ON "market"."place" USING btree (lower(name),"population" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "uploaded_file_owner" ON "market"."uploaded_file" USING btree ("owner_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_by_user" ON "market"."notification" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ach_account_by_user" ON "market"."ach_account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ach_account_one_primary" ON "market"."ach_account" USING btree ("user_id") WHERE is_primary and deleted_at is null;--> statement-breakpoint
CREATE INDEX "billing_info_by_user" ON "market"."billing_info" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_info_one_primary" ON "market"."billing_info" USING btree ("user_id") WHERE is_primary and deleted_at is null;--> statement-breakpoint
CREATE INDEX "card_by_user" ON "market"."card" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_one_primary" ON "market"."card" USING btree ("user_id") WHERE is_primary and deleted_at is null;--> statement-breakpoint
CREATE INDEX "webhook_inbox_waiting" ON "market"."webhook_inbox" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "site_release_part_idx" ON "market"."site_release" USING btree ("part","id" DESC NULLS LAST);