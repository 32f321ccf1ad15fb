/**
 * Header of an answer that is older than the data may be: the moment until which it was known to be right. The element that
 * tells it on a page, and the class of its looks, have the same name.
 */
export const OUTAGE_MARK = 'dados-de';
