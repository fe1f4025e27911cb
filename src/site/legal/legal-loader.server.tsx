import { data, type RouterContextProvider } from 'react-router';
import { legalVersionCall } from '~/features/content/legal-call';
import { callApiContext } from '~/lib/page-context';
import { headFor } from '../head/head.server';
import { readNow, readOnce } from '../reading.server';
import { archiveContext, wordsContext } from '../words.server';
import { LegalPage } from './legal-text.server';
import { LegalVersions } from './legal-versions.server';

interface LoaderArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

type Legal = 'policy' | 'terms';

const others = {
  policy: { label: 'Read the terms of service', to: '/terms' },
  terms: { label: 'Read the privacy policy', to: '/policy' },
};

const versionsPath = (name: Legal) => `/${name}/versions`;

/** As it is in force. */
export function readLegal(args: LoaderArgs, name: Legal) {
  const text = args.context.get(wordsContext)(name);
  const hasEarlier = args.context.get(archiveContext)(name).length > 1;
  return {
    head: headFor(args.context, {
      path: `/${name}`,
      title: text.title,
      description: text.description,
      share: name,
      crumbs: [[text.title, `/${name}`]],
    }),
    html: readOnce(args, name, () => (
      <LegalPage text={text} other={others[name]} {...(hasEarlier ? { versions: versionsPath(name) } : {})} />
    )),
  };
}

/** All that ever were in force, or one of them. Search engines are led to the one that is. */
export async function readLegalVersions(args: LoaderArgs, name: Legal, version: string | undefined) {
  const { title, description } = args.context.get(wordsContext)(name);
  const archive = args.context.get(archiveContext)(name);
  const path = versionsPath(name);
  const facts = { share: name, noindex: true, inPlaceOf: `/${name}` };
  if (version === undefined) {
    return {
      head: headFor(args.context, { ...facts, path, title: `${title}: versions`, description }),
      html: readNow(args, path, <LegalVersions title={title} path={path} archive={archive} />),
    };
  }
  const text = await readVersion(args, name, version);
  const address = `${path}/${encodeURIComponent(version)}`;
  return {
    head: headFor(args.context, {
      ...facts,
      path: address,
      title: `${text.title}, version ${version}`,
      description,
    }),
    html: readNow(
      args,
      address,
      <LegalPage
        text={text}
        other={others[name]}
        versions={path}
        {...(archive[0]?.name === version ? {} : { replacedBy: `/${name}` })}
      />,
    ),
  };
}

async function readVersion({ context }: LoaderArgs, name: Legal, version: string) {
  const { status, body } = await context.get(callApiContext)({
    method: 'GET',
    url: `/api/legal/${name}/${encodeURIComponent(version)}`,
    table: 'contentVersions',
  });
  if (status !== 200) throw data(null, { status: status === 404 || status === 400 ? 404 : 503 });
  return legalVersionCall.answer.parse(body);
}
