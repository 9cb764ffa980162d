CREATE TABLE "market"."invoice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" bigint NOT NULL,
	"billed_to" jsonb NOT NULL,
	"paid_with" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_ref_unique" UNIQUE("ref"),
	CONSTRAINT "invoice_number" CHECK ("market"."invoice"."number" > 0),
	CONSTRAINT "invoice_total" CHECK ("market"."invoice"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "market"."invoice_counter" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."plan_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."plan_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"plan_id" text NOT NULL,
	"is_annual" boolean NOT NULL,
	"amount_cents" bigint NOT NULL,
	"payment_type" text NOT NULL,
	"payment_method" jsonb NOT NULL,
	"stripe_subscription_id" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."plan_grant" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"granted_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."plan_subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."plan_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"stripe_subscription_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"is_annual" boolean NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"payment_type" text NOT NULL,
	"payment_label" text NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_subscription_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id")
);
--> statement-breakpoint
CREATE INDEX "invoice_by_user" ON "market"."invoice" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "plan_change_one_pending" ON "market"."plan_change" USING btree ("user_id") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "plan_subscription_one_live" ON "market"."plan_subscription" USING btree ("user_id") WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX "plan_subscription_by_user" ON "market"."plan_subscription" USING btree ("user_id","id" DESC NULLS LAST);