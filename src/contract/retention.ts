/** How long a visitor's question stays in the log. The privacy policy promises it, the housekeeping keeps it. */
export const queryLogDays = 30
