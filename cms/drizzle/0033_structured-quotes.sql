CREATE TABLE "market"."quote_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."quote_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" integer,
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"revision" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."quote_offer" (
	"quote_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"side" text NOT NULL,
	"space_type" text NOT NULL,
	"quantity" integer NOT NULL,
	"start_day" date NOT NULL,
	"term" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"included" text[] NOT NULL,
	"valid_until" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_offer_quote_id_revision_pk" PRIMARY KEY("quote_id","revision"),
	CONSTRAINT "quote_offer_quantity" CHECK ("market"."quote_offer"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "market"."orders" ADD COLUMN "setup_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."orders" ADD COLUMN "quote_id" bigint;--> statement-breakpoint
ALTER TABLE "market"."orders" ADD COLUMN "quote_revision" integer;--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD COLUMN "space_type" text;--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD COLUMN "start_day" date;--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD COLUMN "term" integer;--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD COLUMN "answer_by" date;--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD COLUMN "stage" text DEFAULT 'requested' NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "market"."quote_event" ADD CONSTRAINT "quote_event_quote_id_quote_request_id_fk" FOREIGN KEY ("quote_id") REFERENCES "market"."quote_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."quote_offer" ADD CONSTRAINT "quote_offer_quote_id_quote_request_id_fk" FOREIGN KEY ("quote_id") REFERENCES "market"."quote_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_event_by_quote" ON "market"."quote_event" USING btree ("quote_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_request_order" ON "market"."quote_request" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD CONSTRAINT "quote_request_ordered" CHECK (("market"."quote_request"."stage" = 'ordered') = ("market"."quote_request"."order_id" is not null));