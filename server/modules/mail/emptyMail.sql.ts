/**
 * What remains of an email is its kind and whether it was sent. Of emails that fit a condition, those that were sent are
 * emptied, and those that were not are never sent.
 */
export const EMPTY_MAIL = `user_id = null, recipient = '', subject = '', body_text = '', body_html = '', headers = '{}',
  calendar = null, message_id = null, response = null, last_error = null`;

export const forgetMail = (condition: string): string =>
  `with unsent as (delete from outbox where sent_at is null and (${condition}))
    update outbox set ${EMPTY_MAIL} where sent_at is not null and (${condition})`;
