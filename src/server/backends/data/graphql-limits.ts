import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** A page with its rows is three levels deep. */
const MAX_DEPTH = 6;
/** Each alias of the page is a query of its own to the store. */
const MAX_ALIASES = 10;
/** A query for every field, with variables and arguments, is some 140 tokens. */
export const MAX_TOKENS = 500;

/** Fails a document with fields nested too deep, through fragments too. */
function MaxDepthRule(context: ValidationContext): ASTVisitor {
  const depths = new Map<FragmentDefinitionNode, number>();
  const depthOfFragment = (name: string): number => {
    const fragment = context.getFragment(name);
    if (!fragment) return 0;
    const known = depths.get(fragment);
    if (known !== undefined) return known;
    // A fragment within itself counts once; that it is an error is another rule's business.
    depths.set(fragment, 0);
    const depth = depthOf(fragment.selectionSet);
    depths.set(fragment, depth);
    return depth;
  };
  const depthOf = (set: SelectionSetNode | undefined): number =>
    Math.max(
      0,
      ...(set?.selections ?? []).map((node) => {
        if (node.kind === Kind.FIELD) return 1 + depthOf(node.selectionSet);
        return node.kind === Kind.INLINE_FRAGMENT
          ? depthOf(node.selectionSet)
          : depthOfFragment(node.name.value);
      }),
    );
  return {
    OperationDefinition(node) {
      if (depthOf(node.selectionSet) > MAX_DEPTH)
        context.reportError(
          new GraphQLError(`The query is nested deeper than ${MAX_DEPTH} levels.`, { nodes: node }),
        );
    },
  };
}

/** Fails a document with many aliases, by which one query could do the work of hundreds. */
function MaxAliasesRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(node) {
      if (!node.alias) return;
      aliases += 1;
      if (aliases === MAX_ALIASES + 1)
        context.reportError(
          new GraphQLError(`The query has more than ${MAX_ALIASES} aliases.`, { nodes: node }),
        );
    },
  };
}

/** What a document must keep to beside the specification of GraphQL. */
export const limitRules: readonly ValidationRule[] = [
  MaxDepthRule,
  MaxAliasesRule,
  NoSchemaIntrospectionCustomRule,
];
