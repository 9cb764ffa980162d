CREATE TABLE "market"."installment" (
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"due_day" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"first_try_day" date,
	"next_try_day" date,
	"method" jsonb,
	"payment_intent_id" text,
	"failure" text,
	"announced_at" timestamp with time zone,
	"in_flight_since" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "installment_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "installment_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "installment_amount" CHECK ("market"."installment"."amount_cents" > 0 and "market"."installment"."number" > 1),
	CONSTRAINT "installment_paid" CHECK (("market"."installment"."state" = 'paid') = ("market"."installment"."paid_at" is not null)),
	CONSTRAINT "installment_flight" CHECK (("market"."installment"."state" in ('charging', 'processing')) = ("market"."installment"."in_flight_since" is not null))
);
--> statement-breakpoint
CREATE TABLE "market"."installment_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."installment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" integer,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "market"."payout" DROP CONSTRAINT "payout_order_id_unique";--> statement-breakpoint
ALTER TABLE "market"."payout" ADD COLUMN "installment" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."orders" ADD COLUMN "billed_by" text DEFAULT 'warehouse' NOT NULL;--> statement-breakpoint
CREATE INDEX "installment_due" ON "market"."installment" USING btree ("due_day") WHERE state in ('scheduled', 'retrying');--> statement-breakpoint
CREATE INDEX "installment_in_flight" ON "market"."installment" USING btree ("in_flight_since") WHERE in_flight_since is not null;--> statement-breakpoint
CREATE INDEX "installment_event_by_order" ON "market"."installment_event" USING btree ("order_id","id");--> statement-breakpoint
ALTER TABLE "market"."payout" ADD CONSTRAINT "payout_once" UNIQUE("order_id","installment");