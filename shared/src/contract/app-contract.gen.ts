/** Written by tests/contract/client-contract.spec.ts from the contract; never by hand. */
export const appContract = {
  "chat": {
    "rooms": "GET /chat/",
    "open": "POST /chat/",
    "chatroom": "GET /chat/chatroom/{id}",
    "room": "GET /chat/{roomId}",
    "readRoom": "PUT /chat/{roomId}",
    "roomMessages": "GET /chat/{roomId}/message",
    "send": "POST /chat/{roomId}/message",
    "message": "GET /chat/{roomId}/message/{messageId}",
    "editMessage": "PUT /chat/{roomId}/message/{messageId}",
    "deleteMessage": "DELETE /chat/{roomId}/message/{messageId}",
    "messageReaction": "POST /chat/message/reaction",
    "replyRateAction": "POST /chat/replyRateAction"
  },
  "contentDraft": {
    "faq": "POST /faqs/generate-faq-from-ai",
    "article": "POST /article/generate-article-from-ai",
    "articleFromFile": "POST /article/generate-article-from-file",
    "encyclopedia": "POST /encyclopedia/generate-encyclopedia-from-ai",
    "term": "POST /encyclopedia-term/generate-term",
    "running": "GET /ai-drafts/running",
    "spending": "GET /ai-drafts/spending",
    "definition": "POST /encyclopedia-term/generate-defination"
  }
}
