import { Section } from './section.tsx'

/** Sections of a text, each of paragraphs separated by an empty line. */
export function Articles({ articles }: { articles: readonly { id: string; title: string; text: string }[] }) {
  return articles.map(({ id, title, text }) => (
    <Section key={id} id={id} title={title}>
      {text
        .split('\n\n')
        .filter((paragraph) => paragraph !== '')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </Section>
  ))
}
