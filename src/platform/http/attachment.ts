/** A file that is downloaded and stored by nobody on its way. */
export const attachment = (body: string | Uint8Array, { type, name }: { type: string; name: string }): Response =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })

export const pdfAttachment = (pdf: Uint8Array, name: string): Response =>
  attachment(pdf, { type: 'application/pdf', name })
