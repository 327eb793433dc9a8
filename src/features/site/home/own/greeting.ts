const EVENING = 18
const MORNING = 5

/** How people are greeted at an hour in Paris. */
export const greetingAt = (hour: number): 'day' | 'evening' => (hour >= MORNING && hour < EVENING ? 'day' : 'evening')
