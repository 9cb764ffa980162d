CREATE TABLE "market"."identity_session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "market"."orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "market"."orders" ADD COLUMN "coupon_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."newsletter_send" ADD COLUMN "preheader" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."payout" ADD COLUMN "fee_returned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "identity_session_by_user" ON "market"."identity_session" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "identity_session_open" ON "market"."identity_session" USING btree ("seen_at") WHERE status in ('open', 'processing', 'refused');--> statement-breakpoint
ALTER TABLE "market"."orders" ADD CONSTRAINT "orders_coupon" CHECK ("market"."orders"."coupon_cents" >= 0 and ("market"."orders"."coupon_code" is null) = ("market"."orders"."coupon_cents" = 0));