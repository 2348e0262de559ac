import { meaningOf } from '#contract/screener-field-words.ts';
import {
  GraphQLBoolean,
  GraphQLFloat,
  type GraphQLFieldConfig,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import { SCREENER_PAGE_SIZE } from '#contract/bounds.ts';
import { isTextField, type ScreenerField, screenerFields } from '#contract/screener-fields.ts';
import { rowFields } from '#server/store/screener/screener-columns.ts';
import type { DataContext } from './context.ts';
import { withDetails } from './graphql-details.ts';
import { openPage, type ScreenerPage } from './screener-page.ts';

/** Counts of shares pass 2^31, so that every number but a year is a Float. */
function typeOf({ name, kind }: ScreenerField): GraphQLOutputType {
  if (name === 'symbol' || name === 'name') return new GraphQLNonNull(GraphQLString);
  if (isTextField({ kind })) return GraphQLString;
  return kind === 'year' ? GraphQLInt : GraphQLFloat;
}

const text = (description: string) => ({ type: GraphQLString, description });
const number = (description: string) => ({ type: GraphQLFloat, description });

const InsiderRecord = new GraphQLObjectType({
  name: 'InsiderRecord',
  fields: {
    company_symbol: { type: new GraphQLNonNull(GraphQLString) },
    purchaser: { type: new GraphQLNonNull(GraphQLString) },
    date_of_purchase: text('Day of the trade, YYYY-MM-DD.'),
    is_buy: { type: new GraphQLNonNull(GraphQLBoolean) },
    amount_purchased: number('In shares.'),
    price: number('In dollars a share.'),
    value: number('In dollars.'),
    role: text('What the insider is to the company.'),
    code: text('Transaction code of form 4: P purchase, S sale, A award, M exercise.'),
    filing_url: text('The form at the SEC.'),
  },
});

/** What a row of the screener lacks, and the page of a company shows. */
const detailFields = {
  sector_name: text('The one sector of the company.'),
  daylow: number('Lowest price of the last session, in dollars.'),
  dayhigh: number('Highest price of the last session, in dollars.'),
  description: text('What the company says of itself; null where it is not on record.'),
  insiderOwnershipRecords: {
    type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(InsiderRecord))),
    description: 'The latest trades of insiders, 100 at most, newest first.',
  },
};

const Company = new GraphQLObjectType({
  name: 'Company',
  fields: {
    ...Object.fromEntries(
      screenerFields.map((field) => [
        field.name,
        { type: typeOf(field), description: meaningOf(field.name) },
      ]),
    ),
    spark: {
      type: new GraphQLList(new GraphQLNonNull(GraphQLFloat)),
      description: 'The last closes, 60 at most, oldest first.',
    },
    ...detailFields,
  },
});

/** Any part of a row may be asked for under any name, several times: whole rows are read. */
const CompanyPage = new GraphQLObjectType<ScreenerPage, DataContext>({
  name: 'CompanyPage',
  fields: {
    companies: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(Company))),
      resolve: async (page, _args, { db }) => withDetails(db, await page.companies(rowFields)),
    },
    totalPages: { type: new GraphQLNonNull(GraphQLInt) },
    totalItems: { type: new GraphQLNonNull(GraphQLInt) },
  },
});

const PageInput = new GraphQLInputObjectType({
  name: 'PageInput',
  fields: {
    page: { type: new GraphQLNonNull(GraphQLInt), default: { value: 1 } },
    pageSize: { type: new GraphQLNonNull(GraphQLInt), default: { value: SCREENER_PAGE_SIZE } },
  },
});

const filteredCompanies: GraphQLFieldConfig<unknown, DataContext> = {
  type: new GraphQLNonNull(CompanyPage),
  description: 'One page of the companies that pass the filters; largest market cap first unless sorted.',
  args: {
    data: { type: new GraphQLNonNull(PageInput), default: { value: {} } },
    filters: { type: GraphQLString, description: 'JSON: a list of values or ranges for each field.' },
    sortField: { type: GraphQLString },
    sortDirection: { type: GraphQLString, description: 'asc or desc.' },
  },
  resolve: (_source, args, context) => openPage(context, args),
};

/** The one query of the data backend, its row made from the table of screener fields. */
export const screenerSchema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { filteredCompanies } }),
});
