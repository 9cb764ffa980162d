CREATE TABLE "market"."coupon_use" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."coupon_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"ref" text NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_use_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "market"."referral_link" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_link_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "market"."plan_change" ADD COLUMN "coupon" jsonb;--> statement-breakpoint
CREATE INDEX "coupon_use_by_coupon" ON "market"."coupon_use" USING btree ("coupon_id","user_id");