/** Header of an answer that is older than the data may be: the moment until which it was known to be right. */
export const OUTAGE_MARK = 'x-dados-de';

/** The element that tells it on a page, and the class of its looks. */
export const OUTAGE_NOTICE = 'dados-de';
