CREATE TABLE "market"."extension_asked" (
	"order_id" bigint NOT NULL,
	"end_day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "extension_asked_order_id_end_day_pk" PRIMARY KEY("order_id","end_day")
);
--> statement-breakpoint
CREATE TABLE "market"."reservation_amendment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."reservation_amendment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"number" integer,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"quantity" integer,
	"months" integer,
	"unit_cents" bigint NOT NULL,
	"minimum_cents" bigint NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"result" jsonb NOT NULL,
	"agreed_day" date,
	"settled" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reservation_amendment_kind" CHECK (("market"."reservation_amendment"."kind" = 'quantity') = ("market"."reservation_amendment"."quantity" is not null)
      and ("market"."reservation_amendment"."kind" = 'extension') = ("market"."reservation_amendment"."months" is not null)),
	CONSTRAINT "reservation_amendment_agreed" CHECK (("market"."reservation_amendment"."state" = 'accepted') = ("market"."reservation_amendment"."number" is not null)
      and ("market"."reservation_amendment"."state" = 'accepted') = ("market"."reservation_amendment"."agreed_day" is not null)
      and ("market"."reservation_amendment"."state" = 'proposed') = ("market"."reservation_amendment"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "market"."reservation_amendment_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."reservation_amendment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"amendment_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" integer
);
--> statement-breakpoint
ALTER TABLE "market"."capacity_hold" DROP CONSTRAINT "capacity_hold_order_id_unique";--> statement-breakpoint
ALTER TABLE "market"."order_document" DROP CONSTRAINT "order_document_once";--> statement-breakpoint
ALTER TABLE "market"."order_document" ADD COLUMN "number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."orders" ADD COLUMN "amended" jsonb;--> statement-breakpoint
ALTER TABLE "market"."installment" ADD COLUMN "until_day" date;--> statement-breakpoint
ALTER TABLE "market"."installment" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."reservation_amendment_event" ADD CONSTRAINT "reservation_amendment_event_amendment_id_reservation_amendment_id_fk" FOREIGN KEY ("amendment_id") REFERENCES "market"."reservation_amendment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_amendment_by_order" ON "market"."reservation_amendment" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_amendment_number" ON "market"."reservation_amendment" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_amendment_open" ON "market"."reservation_amendment" USING btree ("order_id") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "reservation_amendment_event_by_amendment" ON "market"."reservation_amendment_event" USING btree ("amendment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "capacity_hold_of_order" ON "market"."capacity_hold" USING btree ("order_id","start_day");--> statement-breakpoint
CREATE INDEX "orders_by_end" ON "market"."orders" USING btree ("end_day") WHERE status = 'approved' and payment_state = 'captured';--> statement-breakpoint
ALTER TABLE "market"."order_document" ADD CONSTRAINT "order_document_each_once" UNIQUE("order_id","kind","number");