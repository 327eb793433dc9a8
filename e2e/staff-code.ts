/** The second factor of one of the staff, from the sandbox's page. */
export const staffCode = (sandbox: string, email: string): string =>
  new RegExp(`${email}</dt><dd[^>]*>(\\d{6})`).exec(sandbox)![1]!
