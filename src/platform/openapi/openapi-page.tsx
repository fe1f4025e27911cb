import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';

/** The parts of the OpenAPI document that the page shows. */
const operationShape = z.object({
  summary: z.string().optional(),
  description: z.string().optional(),
  tags: z.array(z.string()).default(['Other']),
  'x-access': z.string().default(''),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() }))
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
  responses: z
    .record(
      z.string(),
      z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })).optional() }),
    )
    .default({}),
});
const documentShape = z.object({ paths: z.record(z.string(), z.record(z.string(), operationShape)) });

type Operation = z.output<typeof operationShape> & { method: string; path: string };

/** The contract to read in a browser: plain HTML, no script. */
export function apiDocsPage(document: object, name: string): string {
  const { paths } = documentShape.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
  const groups = Object.entries(Object.groupBy(operations, (operation) => operation.tags[0] ?? 'Other'));
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${name} API`}</title>
      </head>
      <body
        style={{
          maxWidth: '60rem',
          margin: '0 auto',
          padding: '2rem 1rem',
          fontFamily: 'system-ui',
          lineHeight: 1.5,
        }}
      >
        <h1>{name} API</h1>
        <p>
          The same as a document for programs: <a href="/api/openapi.json">/api/openapi.json</a>. Guarded
          calls carry the header <code>Authorization: Bearer TOKEN</code>; the token comes from{' '}
          <code>POST /api/user/admin-login</code>.
        </p>
        {groups.map(([tag, list = []]) => (
          <section key={tag}>
            <h2>{tag}</h2>
            {list.map((operation) => (
              <OperationDetails key={operation.method + operation.path} {...operation} />
            ))}
          </section>
        ))}
      </body>
    </html>,
  )}`;
}

function OperationDetails({
  method,
  path,
  summary,
  description,
  parameters,
  requestBody,
  responses,
  ...rest
}: Operation) {
  return (
    <details style={{ borderTop: '1px solid #e2ddcf', padding: '0.6rem 0' }}>
      <summary>
        <strong>{method}</strong> <code>{path}</code> {summary}
      </summary>
      {description && <p>{description}</p>}
      <p>Who may call it: {rest['x-access']}</p>
      {parameters.length > 0 && (
        <p>
          Parameters:{' '}
          {parameters
            .map(({ name, in: place, required }) => `${name} (${place}${required ? ', required' : ''})`)
            .join(', ')}
        </p>
      )}
      {requestBody && <Schema title="Body" content={requestBody.content} />}
      {Object.entries(responses).map(([status, { content }]) => (
        <Schema key={status} title={`Answer ${status}`} content={content ?? {}} />
      ))}
    </details>
  );
}

function Schema({ title, content }: { title: string; content: Record<string, { schema?: unknown }> }) {
  return Object.entries(content).map(([type, { schema }]) => (
    <div key={type}>
      <p>
        {title} ({type})
      </p>
      <pre style={{ background: '#f1eee4', padding: '0.8rem', overflow: 'auto' }}>
        {JSON.stringify(schema, null, 2)}
      </pre>
    </div>
  ));
}
