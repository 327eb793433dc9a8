import { orRefusal } from '../visit/page-door.server.ts'

/** Handles the button that sends a message again; null for any other button. */
export async function resendByForm(form: FormData, send: () => Promise<void>) {
  if (form.get('intent') !== 'resend') return null
  return orRefusal(async () => {
    await send()
    return { resent: true as const }
  })
}
