/** How long a visitor's question stays in the log. The privacy policy promises it, the housekeeping keeps it. */
export const queryLogDays = 30

/** How many rows of an answer stay with its question in the log. */
export const loggedRows = 50
