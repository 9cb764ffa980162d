CREATE TABLE "market"."sourcing_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."sourcing_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"profile" jsonb NOT NULL,
	"questions" text[] NOT NULL,
	"files" jsonb NOT NULL,
	"answer_by" date NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"weights" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sourcing_event_ended" CHECK (("market"."sourcing_event"."state" in ('draft', 'open')) = ("market"."sourcing_event"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "market"."sourcing_invitation" (
	"event_id" bigint NOT NULL,
	"warehouse_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"invited_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "sourcing_invitation_event_id_warehouse_id_pk" PRIMARY KEY("event_id","warehouse_id")
);
--> statement-breakpoint
CREATE TABLE "market"."sourcing_lot" (
	"event_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"title" text NOT NULL,
	"space_type" text NOT NULL,
	"quantity" integer NOT NULL,
	"start_day" date NOT NULL,
	"term" integer NOT NULL,
	"place" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"budget_cents" bigint,
	"musts" jsonb NOT NULL,
	"quote_id" bigint,
	CONSTRAINT "sourcing_lot_event_id_number_pk" PRIMARY KEY("event_id","number"),
	CONSTRAINT "sourcing_lot_quantity" CHECK ("market"."sourcing_lot"."quantity" > 0 and "market"."sourcing_lot"."number" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "market"."sourcing_question" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."sourcing_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"seller_id" integer NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."sourcing_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."sourcing_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" integer,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "market"."quote_offer" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD COLUMN "event_id" bigint;--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD COLUMN "lot" smallint;--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD COLUMN "chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "market"."sourcing_invitation" ADD CONSTRAINT "sourcing_invitation_event_id_sourcing_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "market"."sourcing_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."sourcing_lot" ADD CONSTRAINT "sourcing_lot_event_id_sourcing_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "market"."sourcing_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."sourcing_question" ADD CONSTRAINT "sourcing_question_event_id_sourcing_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "market"."sourcing_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."sourcing_step" ADD CONSTRAINT "sourcing_step_event_id_sourcing_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "market"."sourcing_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sourcing_event_customer" ON "market"."sourcing_event" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sourcing_invitation_seller" ON "market"."sourcing_invitation" USING btree ("seller_id","invited_at" DESC NULLS LAST,"event_id" DESC NULLS LAST) WHERE invited_at is not null;--> statement-breakpoint
CREATE INDEX "sourcing_question_event" ON "market"."sourcing_question" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "sourcing_step_event" ON "market"."sourcing_step" USING btree ("event_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_request_event" ON "market"."quote_request" USING btree ("event_id","lot","warehouse_id");--> statement-breakpoint
CREATE INDEX "quote_request_single_customer" ON "market"."quote_request" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE event_id is null;--> statement-breakpoint
CREATE INDEX "quote_request_single_seller" ON "market"."quote_request" USING btree ("seller_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE event_id is null;--> statement-breakpoint
ALTER TABLE "market"."quote_request" ADD CONSTRAINT "quote_request_lot" CHECK (("market"."quote_request"."event_id" is null) = ("market"."quote_request"."lot" is null));