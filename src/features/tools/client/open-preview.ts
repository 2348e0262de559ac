import { EDITOR_LIMIT_BYTES } from '#contract/call.ts';
import type { Company } from '#contract/company.ts';
import type { DeskData } from '#contract/desk.ts';
import type { LandingPage } from '#contract/landing-page.ts';
import { profilePolicy } from '#features/company/profile/page-policy.ts';
import { readForm } from '#kit/form/form.ts';
import { orNull } from '#kit/http/load.ts';
import type { ToolsContext } from '../act.ts';
import { dataOf } from '../fields.ts';
import { clientView } from './view.ts';

/** A client's page as it would be. */
export interface Preview {
  company: Company;
  landing: LandingPage;
}

/** What the page of a client would show: of a posted form what is typed, else the working copy. Null where there is none. */
export async function openPreview(context: ToolsContext): Promise<Preview | null> {
  const { url, locals, request } = context;
  const { symbol } = clientView.read(url.searchParams);
  if (symbol === undefined) return null;
  const [company, entry] = await Promise.all([
    orNull(locals.api('stock.details', { params: { symbol } })),
    orNull(locals.api('desk.entry', { params: { kind: 'client', id: symbol } })),
  ]);
  if (!company || !entry) return null;
  const typed = request.method === 'POST' ? await readForm(request, EDITOR_LIMIT_BYTES) : undefined;
  const landing = landingOf(symbol, typed ? dataOf('client', typed) : entry.data);
  for (const allowance of profilePolicy(landing, locals.site.assetsUrl)) locals.policy.allow(allowance);
  return { company: { ...company, isClient: true }, landing };
}

const landingOf = (symbol: string, data: DeskData): LandingPage => {
  const { page_active, jumbotron_gradient_opacity: opacity } = data;
  return {
    ...(data as object),
    company_symbol: symbol,
    active: page_active === true,
    // A field that is being typed may not be a number yet.
    jumbotron_gradient_opacity: typeof opacity === 'number' ? opacity : null,
  };
};
