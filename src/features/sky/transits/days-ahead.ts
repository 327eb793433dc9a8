/** How many days after today the slider and the list of what is to come go. */
export const DAYS_AHEAD = 365
