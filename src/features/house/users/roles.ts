/** Whether a role is of the staff: such sessions are short, and need a second factor. */
export const isStaffRole = (role: string | null): boolean => role !== null && role !== 'client' && role !== 'psychic'
