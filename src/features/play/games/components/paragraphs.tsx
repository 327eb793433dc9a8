/** A plain text whose paragraphs have an empty line between them. */
export const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n\s*\n/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
