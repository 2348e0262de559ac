import {
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
import { rowFields } from '#server/store/screener-columns.ts';
import type { DataContext } from './context.ts';
import { openPage, type ScreenerPage } from './screener-page.ts';

/** Counts of shares pass 2^31, so that every number but a year is a Float. */
function typeOf({ name, kind }: ScreenerField): GraphQLOutputType {
  if (name === 'symbol' || name === 'name') return new GraphQLNonNull(GraphQLString);
  if (isTextField({ kind })) return GraphQLString;
  return kind === 'year' ? GraphQLInt : GraphQLFloat;
}

const Company = new GraphQLObjectType({
  name: 'Company',
  fields: {
    ...Object.fromEntries(
      screenerFields.map((field) => [field.name, { type: typeOf(field), description: field.meaning }]),
    ),
    spark: {
      type: new GraphQLList(new GraphQLNonNull(GraphQLFloat)),
      description: 'The last closes, 60 at most, oldest first.',
    },
  },
});

/** Any part of a row may be asked for under any name, several times: whole rows are read. */
const CompanyPage = new GraphQLObjectType<ScreenerPage>({
  name: 'CompanyPage',
  fields: {
    companies: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(Company))),
      resolve: (page) => page.companies(rowFields),
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
