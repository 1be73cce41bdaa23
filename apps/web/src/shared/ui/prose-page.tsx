type ProsePageProps = {
  readonly title: string
  readonly lead: string
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
}

/** A page of text in one readable column. */
export function ProsePage({ title, lead, sections }: ProsePageProps) {
  return (
    <article className="bg-panel px-(--gutter) py-16 max-md:py-10">
      <h1 className="display text-64">{title}</h1>
      <p className="mt-4 max-w-[44em] text-18 leading-normal text-ink-2">{lead}</p>
      <div className="mt-10 grid max-w-[44em] gap-10">
        {sections.map((section) => (
          <section key={section.title}>
            <h2 className="heading mb-2 text-30">{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 text-16 leading-[1.6] text-pretty text-ink-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </article>
  )
}
