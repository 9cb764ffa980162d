CREATE TABLE "market"."chat_attachment" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"message_id" bigint NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "market"."chat_attachment" ADD CONSTRAINT "chat_attachment_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "market"."chat_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_attachment_by_message" ON "market"."chat_attachment" USING btree ("message_id");