/** The second factor of a member of staff, from the sandbox page. */
export const staffCode = (sandbox: string, email: string): string =>
  new RegExp(`${email}</dt><dd[^>]*>(\\d{6})`).exec(sandbox)![1]!
