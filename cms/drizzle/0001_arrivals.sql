CREATE TABLE "market"."arrival" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."arrival_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"warehouse_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"day" date NOT NULL,
	"window_start" text NOT NULL,
	"window_end" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit" text NOT NULL,
	"carrier" text NOT NULL,
	"reference" text NOT NULL,
	"note" text NOT NULL,
	"arrived_at" timestamp with time zone,
	"counted" integer,
	"damaged" integer,
	"check_in_note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arrival_quantity" CHECK ("market"."arrival"."quantity" > 0),
	CONSTRAINT "arrival_window" CHECK ("market"."arrival"."window_start" < "market"."arrival"."window_end"),
	CONSTRAINT "arrival_checked_in" CHECK (("market"."arrival"."state" = 'checked-in') = ("market"."arrival"."arrived_at" is not null and "market"."arrival"."counted" is not null and "market"."arrival"."damaged" is not null)),
	CONSTRAINT "arrival_counted" CHECK ("market"."arrival"."counted" >= 0 and "market"."arrival"."damaged" between 0 and "market"."arrival"."counted")
);
--> statement-breakpoint
CREATE TABLE "market"."arrival_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."arrival_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"arrival_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" integer,
	"to_state" text NOT NULL,
	"day" date NOT NULL,
	"window_start" text NOT NULL,
	"window_end" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."arrival_photo" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"arrival_id" integer NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "arrival_by_order" ON "market"."arrival" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "arrival_open_by_seller" ON "market"."arrival" USING btree ("seller_id","day") WHERE state in ('requested', 'proposed', 'confirmed');--> statement-breakpoint
CREATE INDEX "arrival_event_by_arrival" ON "market"."arrival_event" USING btree ("arrival_id","id");--> statement-breakpoint
CREATE INDEX "arrival_photo_by_arrival" ON "market"."arrival_photo" USING btree ("arrival_id","position");--> statement-breakpoint
CREATE INDEX "orders_to_answer" ON "market"."orders" USING btree ("seller_id","expires_at") WHERE status in ('pending', 'customer_cancel_request');--> statement-breakpoint
CREATE INDEX "orders_accepted" ON "market"."orders" USING btree ("seller_id","end_day") WHERE status = 'approved';